import { Match, type Vocabulary, writeTranscript } from '@naos/engine';
import { gameModules } from '@naos/registry';

/** A table as the site keeps it on a device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly seeds: readonly string[];
  readonly text: string;
  readonly [more: string]: unknown;
}

type Chair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

const SEED = '07'.repeat(32);
const bot = (name: string): Chair => ({ kind: 'bot', name, level: 'level-1' });
/** Somebody against a bot; and two bots among themselves, where nobody presses anything. */
const PLAYED: readonly Chair[] = [{ kind: 'person', name: 'Lena' }, bot('Nefer')];
const WATCHED: readonly Chair[] = [bot('Teti'), bot('Nefer')];

/** A game whose seats take the middle of what they may do, until something holds. */
async function begun(game: string, chairs: readonly Chair[], until: (match: Match<Vocabulary>) => boolean) {
  const rules = await gameModules.find(({ id }) => id === game)?.rules();
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  const match = Match.begin(rules, { seats: chairs.length, seed: SEED, players: chairs.map(({ name }) => name) });
  while (!match.over && !until(match)) {
    const seat = match.asked.at(-1) ?? 0;
    const { moves } = match.situation(seat);
    const move = moves[Math.floor(moves.length / 2)];
    if (move === undefined) throw new Error(`Seat ${seat} of ${game} is asked and has no move.`);
    match.make(seat, rules.write(move));
  }
  return match;
}

function kept(
  game: string,
  chairs: readonly Chair[],
  { transcript, standing, head, entries }: Match<Vocabulary>,
): Kept {
  return {
    id: `bench-${game}`,
    game,
    chairs,
    seeds: [SEED],
    text: writeTranscript(transcript),
    begun: 0,
    touched: standing.length,
    moves: standing.length,
    outcome: null,
    yours: true,
    options: head.options,
    seen: entries.length,
  };
}

/** A game that is half over, in which somebody plays against a bot and is asked. */
export async function halfOver(game: string): Promise<Kept> {
  const whole = await begun(game, PLAYED, () => false);
  const half = whole.standing.length / 2;
  return kept(
    game,
    PLAYED,
    await begun(game, PLAYED, ({ standing, asked }) => standing.length >= half && asked.length === 1 && asked[0] === 0),
  );
}

/** A table of bots right before a move that has brought an event: the first such move of the game's second half. */
export async function rightBefore(game: string, event: string): Promise<Kept> {
  const brought: number[] = [];
  const whole = await begun(game, WATCHED, ({ standing }) => {
    if (standing.at(-1)?.told.some((one) => one.event.kind === event) === true) brought.push(standing.length);
    return false;
  });
  const moves = whole.standing.length;
  const next = brought.find((at) => at > moves / 2) ?? brought.at(-1);
  if (next === undefined) throw new Error(`In ${moves} moves of ${game} there was no "${event}".`);
  return kept(game, WATCHED, await begun(game, WATCHED, ({ standing }) => standing.length >= next - 1));
}
