import { FastRandom, type Game, Match, type Vocabulary, writeLine } from '@naos/engine';
import { type Games, loadGames } from '../games.ts';
import { freshPlayerId, freshTableId } from '../secret.ts';
import { StartError } from '../start-error.ts';
import type { Database, Statement } from '../store/database.ts';
import { packLines } from '../store/packed-lines.ts';
import { type PositionRow, positionRows } from '../store/position-rows.ts';
import { endStatements } from '../store/profile-rows.ts';
import { recordRows } from '../store/record-rows.ts';
import type { Store } from '../store/store.ts';
import { tableRows } from '../store/table-rows.ts';
import type { TableDoc } from '../tables/doc.ts';
import { FEWEST_LINES, keptRow } from '../tables/kept-position.ts';
import { seatRows } from '../tables/row.ts';
import { readStored, replayAll } from '../tables/transcript-lines.ts';

/** Games that are really played, at random, of each kind: all others have the same lines under an id of their own. */
const PLAYED = 4;
const GAMES_PER_PLAYER = 20;
const MOST_PLAYERS = 50_000;
/** Games in one write. */
const AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

export interface Amount {
  readonly finished: number;
  readonly running: number;
  /** Games that are over lie there as they do on their first day, before they are packed. */
  readonly isLoose?: boolean;
  /** Everybody who may sit at a table does: such games are the longest. */
  readonly isFull?: boolean;
}

interface Template {
  readonly match: Match<Vocabulary>;
  readonly seed: string;
  readonly lines: readonly string[];
  readonly packed: Uint8Array | null;
  readonly position: PositionRow | null;
}

/** Fills an empty store as years leave one. `note` hears how many games there are so far. */
export async function fillStore(
  store: Store,
  registry: string,
  { finished, running, isLoose = false, isFull = false }: Amount,
  note: (games: number) => void,
): Promise<void> {
  const [any] = await store.db.rows('select id from tables limit 1', []);
  if (any !== undefined) throw new StartError('There are tables in this store: name an empty one to be filled.');
  const games = await loadGames(registry);
  const [over, begun] = [await templates(games, 1, isFull), await templates(games, 0.5, isFull)];
  const people = await addPlayers(store, finished + running);
  const random = new FastRandom(finished + running);
  const batch = new Batch(store.db);
  for (let i = 0; i < finished + running; i++) {
    const isOver = i < finished;
    const list = isOver ? over : begun;
    const template = list[i % list.length];
    if (template === undefined) throw new StartError('There is no game to fill a store with.');
    const players = pick(people, template.match.head.seats, random);
    // The newest are those that still go on.
    const at = Date.now() - (isOver ? 2 * DAY_MS + Math.floor((YEAR_MS * (finished - i)) / finished) : 0);
    await addGame(batch, isLoose ? { ...template, packed: null, position: null } : template, players, at);
    if (i % AT_ONCE !== AT_ONCE - 1) continue;
    await batch.flush();
    note(i + 1);
  }
  await batch.flush();
  await batch.end();
  note(finished + running);
}

async function templates(games: Games, share: number, isFull: boolean): Promise<readonly Template[]> {
  const found: Template[] = [];
  for (let number = 0; number < PLAYED; number++)
    for (const { id } of games.cards()) found.push(await templateOf(games, id, number, share, isFull));
  return found;
}

async function templateOf(games: Games, id: string, number: number, share: number, isFull: boolean): Promise<Template> {
  const { rules: game, print } = games.get(id);
  const seed = (1 + number).toString(16).padStart(64, '0');
  const seats = isFull ? game.seats.max : game.seats.min;
  const whole = played(game, seats, seed, number, Number.POSITIVE_INFINITY);
  const match = share === 1 ? whole : played(game, seats, seed, number, Math.floor(whole.standing.length * share));
  const { head, entries, hashes } = match;
  const lines = [head, ...entries].map((entry, n) => writeLine(entry, hashes[n] ?? ''));
  const isKept = print !== null && lines.length >= FEWEST_LINES;
  const replayed = isKept ? replayAll(game, readStored(lines.map((line) => ({ line }))), seed) : null;
  const position = replayed === null || print === null ? null : await keptRow(replayed, print);
  return { match, seed, lines, packed: match.over ? packLines(lines) : null, position };
}

function played(game: Game<Vocabulary>, seats: number, seed: string, number: number, moves: number): Match<Vocabulary> {
  const match = Match.begin(game, { seats, seed });
  const random = new FastRandom(number);
  for (let made = 0; made < moves && !match.over; made++) {
    const [seat = 0] = match.asked;
    const list = match.situation(seat).moves;
    const move = list[random.below(list.length)];
    if (move === undefined) throw new Error('A seat is asked and has nothing to choose.');
    match.make(seat, game.write(move), Date.now() - YEAR_MS + made * 20_000 + random.below(15_000));
  }
  return match;
}

async function addPlayers(store: Store, games: number): Promise<readonly string[]> {
  const many = Math.max(10, Math.min(MOST_PLAYERS, Math.ceil(games / GAMES_PER_PLAYER)));
  const people = Array.from({ length: many }, () => freshPlayerId());
  const sql = `insert into players (id, name, created, seen, body) values ($1, $2, $3, $3, '{"profile":"public"}')`;
  for (let i = 0; i < many; i += 5_000) {
    const some = people.slice(i, i + 5_000);
    await store.db.write(some.map((id, n) => ({ sql, values: [id, `Player ${i + n + 1}`, Date.now() - YEAR_MS] })));
  }
  return people;
}

/** Different people, each for a seat. */
function pick(people: readonly string[], seats: number, random: FastRandom): readonly string[] {
  const first = random.below(people.length);
  return Array.from({ length: seats }, (_, seat) => people[(first + seat * 7) % people.length] ?? '');
}

async function addGame(batch: Batch, template: Template, players: readonly string[], at: number): Promise<void> {
  const { match, seed, lines, packed, position } = template;
  const doc = docOf(match, players, at);
  const { id, game, status, outcome } = doc;
  await batch.tables.change({
    table: id,
    entries: packed === null ? lines.map((line, n) => ({ n, id: null, line })) : [],
    row: {
      ...{ id, game, status, visibility: 'public', revision: 0, created: at, touched: at, club: null },
      due: match.over ? null : at + 30 * DAY_MS,
      body: JSON.stringify(doc),
    },
    seats: seatRows(doc),
    seed,
  });
  if (packed !== null) await batch.tables.addPacked(id, lines.length, packed);
  if (position !== null) await batch.positions.keep(id, position);
  if (outcome === null) return;
  const { places, points } = outcome;
  const body = { places: [...places], points: [...points], players, rated: false };
  const result = { table: id, game, seats: players.length, ended: at, body };
  await batch.records.finish(result, [], endStatements({ ...result, isPublic: true, ratings: [], figures: [] }));
}

function docOf({ game, head, over, asked, entries, state }: Match<Vocabulary>, players: readonly string[], at: number) {
  const doc: TableDoc = {
    id: freshTableId(),
    game: game.id,
    rules: game.version,
    options: head.options,
    status: over ? 'finished' : 'running',
    visibility: 'public',
    rated: false,
    botsMayBeReplaced: true,
    host: players[0] ?? null,
    seats: players.map((player) => ({ kind: 'person', player, name: 'Player', invite: null })),
    clock: { kind: 'none' },
    time: { left: players.map(() => 0), since: at },
    proposal: null,
    waiting: over ? [] : asked,
    version: entries.length,
    created: at,
    commitment: head.commitment,
    outcome: over ? game.outcome(state) : null,
    rematch: null,
    closed: null,
    silenced: [],
    acts: [],
    reminded: [],
  };
  return doc;
}

/** Gathers what the store's own rooms would write, so that many games are one write; one is written while the next is gathered. */
class Batch {
  readonly tables: ReturnType<typeof tableRows>;
  readonly positions: ReturnType<typeof positionRows>;
  readonly records: ReturnType<typeof recordRows>;
  private readonly db: Database;
  private statements: Statement[] = [];
  private writing: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.db = db;
    const gathering: Database = {
      ...db,
      write: async (statements) => {
        this.statements.push(...statements);
        return 'done';
      },
    };
    this.tables = tableRows(gathering);
    this.positions = positionRows(gathering);
    this.records = recordRows(gathering);
  }

  async flush(): Promise<void> {
    await this.writing;
    const { statements } = this;
    this.statements = [];
    this.writing = this.db.write(statements);
  }

  async end(): Promise<void> {
    await this.writing;
  }
}
