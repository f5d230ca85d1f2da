import { situationOf, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import { type Spoken, unsaid } from '../spoken.ts';
import type { Walk } from '../walk.ts';

const name = (seat: number): string => `seat ${seat}`;

function look<V extends Vocabulary>({ play, start }: Walk<V>, words: Spoken<V>): void {
  const needs = (what: string, text: Parameters<typeof unsaid>[1]): void => {
    const missing = unsaid(words.catalogs, text);
    demand(missing.length === 0, () => `${what} has no words: ${missing.join(', ')}`);
  };
  for (let seat = 0; seat < start.seats; seat++) {
    const { view, asked, moves, facts } = situationOf(play, seat);
    for (const text of words.board(view, name)) needs('the board', text);
    if (asked === null || !asked.seats.includes(seat)) continue;
    const ask = { ...asked, seat, facts };
    needs(`the prompt of "${asked.choice}"`, words.prompt(ask, view));
    needs(`what "${asked.choice}" is about`, words.about(ask, view));
    const labels = new Set<string>();
    for (const move of moves) {
      const label = words.move(move, view);
      needs(`the move "${play.game.write(move)}"`, label);
      const full = JSON.stringify(label);
      demand(!labels.has(full), () => `two moves of one decision have the label ${full}`);
      labels.add(full);
    }
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { words } = walk.ground.spec;
  if (words === undefined) return;
  walk.each(() => {
    if (walk.looks()) look(walk, words);
  });
  for (const { event } of walk.play.told) {
    for (const viewer of [0, null]) {
      const text = words.event(event, name, viewer);
      const missing = text === null ? [] : unsaid(words.catalogs, text);
      demand(missing.length === 0, () => `the event "${event.kind}" has no words: ${missing.join(', ')}`);
    }
  }
}

/** Beside the eleven: the words. */
export const texts: Law = {
  number: 13,
  title: 'every prompt, move and event has its words in both languages, and labels tell moves apart',
  share: 0.5,
  costly: true,
  applies: ({ words }) => words !== undefined,
  trial: () => ({ walk: check }),
};
