/** Plays games again in a process of its own: reads them from standard input, writes their accounts to standard output. */
import { readFileSync } from 'node:fs';
import { type Game, GameError, Play, type Vocabulary } from '@naos/engine';
import { type Account, accountOf } from './account.ts';
import type { Start } from './ground.ts';
import { startPlay } from './walk.ts';

interface Order {
  readonly module: string;
  readonly id: string;
  readonly games: readonly (Start<Vocabulary> & {
    readonly position: Vocabulary['state'] | null;
    readonly moves: readonly (readonly [number, string])[];
  })[];
}

const isGame = (value: unknown, id: string): value is Game<Vocabulary> =>
  typeof value === 'object' && value !== null && 'procedures' in value && 'id' in value && value.id === id;

const { module, id, games }: Order = JSON.parse(readFileSync(0, 'utf8'));
const exported: Readonly<Record<string, unknown>> = await import(module);
const game = Object.values(exported).find((value) => isGame(value, id));
if (game === undefined) throw new GameError(`${module} exports no game with the id "${id}".`);
const rules = game;

function retold(start: Order['games'][number]): Account {
  const play = start.position === null ? startPlay(rules, start) : new Play(rules, start.position, true);
  for (const [seat, text] of start.moves) {
    const move = play.game.read(text);
    if (move === null) throw new GameError(`"${text}" is no move of ${id}.`);
    play.make(move, seat);
  }
  return accountOf(play);
}

const accounts = games.map((start): Account => {
  try {
    return retold(start);
  } catch (error) {
    return { state: String(error), told: '' };
  }
});
process.stdout.write(JSON.stringify(accounts));
