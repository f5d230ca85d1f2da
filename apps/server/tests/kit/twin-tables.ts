import { randomUUID } from 'node:crypto';
import { type FastRandom, type Game, imagined, isRefusal, type Seat, type Vocabulary } from '@naos/engine';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { type Client, settled } from './client.ts';

/** Most steps that somebody takes in secret before they come to an end. */
const LONGEST_SECRET = 10;
const SECRET_MS = 60_000;
const MOST_TRIES = 5;

/** The same game at two tables, with the same people and the same seed: it differs in what one of them does in secret. */
export interface Twins {
  readonly game: Game<Vocabulary>;
  readonly tables: readonly [string, string];
  /** By seat, and last somebody who watches. */
  readonly clients: readonly Client[];
  readonly random: FastRandom;
  readonly setTime: (ms: number) => void;
  /** The table as the server has it. */
  readonly look: (table: string) => Promise<LiveTable>;
  /** Waits until all nodes know what was done there. */
  readonly spread: (table: string) => Promise<void>;
}

/** What was done in secret at one of the tables. */
export interface Secret {
  readonly silent: number;
  readonly undone: number;
}

/** A machine that is very busy may refuse without changing anything: what was asked for is asked for again. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (problem) {
      if (tries === MOST_TRIES || !String(problem).includes('not stored')) throw problem;
    }
  }
}

/**
 * Plays the same random moves at both tables up to one of the first questions that are asked of several at once; false:
 * there is none. Nobody looks on yet: that is for what comes then.
 */
export async function playToSecrets(twins: Twins, most: { phases: number; moves: number }): Promise<boolean> {
  const moves = await rehearse(twins, most);
  for (const { seat, move } of moves ?? []) {
    for (const table of twins.tables) {
      const version = (await twins.look(table)).versionFor(seat);
      await play(clientOf(twins, seat), table, move, version);
      await twins.spread(table);
    }
  }
  return moves !== null;
}

/** Those moves, worked out beside the tables: so no game is played to its end in search of a question that it never asks. */
async function rehearse(
  { game, random, tables, look }: Twins,
  most: { phases: number; moves: number },
): Promise<{ seat: Seat; move: string }[] | null> {
  let position = (await look(tables[0])).match?.position;
  const moves: { seat: Seat; move: string }[] = [];
  const phases: number[] = [];
  while (position !== undefined && moves.length < most.moves) {
    const { asked } = position;
    if (asked.length === 0) break;
    if (asked.length > 1 && phases.push(moves.length) === most.phases) break;
    const seat = asked[random.below(asked.length)] ?? 0;
    const legal = position.situation(seat).moves;
    const chosen = legal[random.below(legal.length)];
    if (chosen === undefined) throw new Error('an asked seat has no move');
    const move = game.write(chosen);
    const next = position.after({ n: moves.length + 1, seat, move });
    if (isRefusal(next)) throw new Error(`"${move}" is refused`);
    position = next;
    moves.push({ seat, move });
  }
  const until = phases[random.below(phases.length)];
  return until === undefined ? null : moves.slice(0, until);
}

/** Whether a move ends a seat's part of the question, as its own view tells. */
function endsPart({ game }: Twins, client: Client, table: string, seat: Seat, text: string): boolean {
  const { view } = client.at(table);
  const move = game.read(text);
  if (view === null || move === null) return true;
  const play = imagined(game, view, 1);
  play.make(move, seat);
  return !play.sameMoment || !play.seats().includes(seat);
}

async function play(client: Client, table: string, move: string, version = client.at(table).version): Promise<void> {
  const id = randomUUID();
  await patiently(async () => {
    const answer = await client.play(table, move, { id, version });
    if (answer.t === 'refused') throw new Error(`"${move}": ${answer.code} ${answer.text}`);
  });
  await settled([client]);
}

function clientOf({ clients }: Twins, seat: Seat): Client {
  const client = clients[seat];
  if (client === undefined) throw new Error(`no client on seat ${seat}`);
  return client;
}

/**
 * A seat's secret part at one table: as short as it can be, or as long as it gets, some of it taken back on the way. It
 * begins and ends at the same time at both tables. With `open` it stays before its end, where that would show everything.
 */
export async function inSecret(
  twins: Twins,
  table: string,
  seat: Seat,
  begun: number,
  { isLong, open }: { readonly isLong: boolean; readonly open: boolean },
): Promise<Secret> {
  const client = clientOf(twins, seat);
  const { random } = twins;
  let silent = 0;
  let undone = 0;
  for (let steps = 0; ; steps++) {
    const moves = await client.moves(table);
    const last = moves.filter((move) => endsPart(twins, client, table, seat, move));
    const more = moves.filter((move) => !last.includes(move));
    const goesOn = more.length > 0 && (last.length === 0 || (isLong && steps < LONGEST_SECRET));
    if (!goesOn && open) break;
    twins.setTime(goesOn ? begun + steps * 1_000 : begun + SECRET_MS);
    const list = goesOn ? more : last;
    await play(client, table, list[random.below(list.length)] ?? '');
    await twins.spread(table);
    if (!goesOn) break;
    silent++;
    if (isLong && random.below(3) === 0 && client.at(table).undo !== null) {
      const id = randomUUID();
      await patiently(async () => {
        const answer = await client.act(table, { do: 'undo', to: 'step' }, id);
        if (answer.t === 'refused') throw new Error(`undo: ${answer.code} ${answer.text}`);
      });
      await settled([client]);
      await twins.spread(table);
      undone++;
    }
  }
  twins.setTime(begun + SECRET_MS);
  return { silent, undone };
}
