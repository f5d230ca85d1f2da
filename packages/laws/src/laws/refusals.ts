import { isRefusal, Match, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import type { Walk } from '../walk.ts';

const NOISE: readonly string[] = [
  '',
  ' ',
  'pass',
  'place',
  '-1',
  'NaN',
  '{}',
  'мoves',
  '__proto__',
  '\u0000',
  '9'.repeat(400),
];
const TRIES = 4;

/** A text that is near a real one: cut, doubled, or with a figure or letter changed. */
function bent(text: string, roll: (n: number) => number): string {
  const at = roll(text.length + 1);
  const forms = [
    text.slice(0, at),
    `${text} ${text}`,
    `${text.slice(0, at)}7${text.slice(at + 1)}`,
    text.toUpperCase(),
  ];
  return forms[roll(forms.length)] ?? text;
}

function refuses<V extends Vocabulary>(match: Match<V>, seat: number, text: string, before: string): void {
  const answer = match.make(seat, text);
  demand(isRefusal(answer), () => `"${text}" of seat ${seat} is taken, although it is not on its list`);
  const after = JSON.stringify(match.state) + match.entries.length;
  demand(after === before, () => `the refused "${text}" of seat ${seat} changes the state`);
  const { why } = answer;
  demand(why === null || (why.rule !== '' && why.why !== ''), () => `the refusal of "${text}" names no rule`);
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { game } = walk;
  const { seats, options, seed } = walk.start;
  const match = Match.begin(game, { seats, options, seed });
  const known: string[] = [];
  const roll = (n: number): number => walk.random.below(n);
  const attack = (): void => {
    const before = JSON.stringify(match.state) + match.entries.length;
    for (let seat = -1; seat <= seats; seat++) {
      const legal = new Set(
        match.asked.includes(seat) ? match.situation(seat).moves.map((move) => game.write(move)) : [],
      );
      const near =
        known.length === 0 ? [] : Array.from({ length: TRIES }, () => bent(known[roll(known.length)] ?? '', roll));
      const old = known.length === 0 ? [] : Array.from({ length: TRIES }, () => known[roll(known.length)] ?? '');
      const wrong = [...old, ...near, NOISE[roll(NOISE.length)] ?? ''].filter((text) => !legal.has(text));
      for (const text of wrong) {
        const read = game.read(text);
        if (read === null || !legal.has(game.write(read))) refuses(match, seat, text, before);
      }
    }
  };
  walk.each((turn) => {
    for (const move of walk.play.moves(turn.seat)) known.push(game.write(move));
    if (walk.looks()) attack();
    match.make(turn.seat, game.write(turn.move));
  });
  attack();
}

/** Beside the eleven: the gate. */
export const refusals: Law = {
  number: 12,
  title: 'moves that are not on the list are refused with a reason and change nothing',
  share: 0.5,
  costly: true,
  trial: () => ({ walk: check }),
};
