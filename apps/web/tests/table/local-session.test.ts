import { GameError, situationFrom, type Vocabulary } from '@naos/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BotReply, BotRequest } from '../../src/bots/bot-desk.ts';
import { loadTable } from '../../src/store/tables.ts';
import { LocalSession } from '../../src/table/local-session.ts';
import { freshTable, memoryStorage, toyGame } from '../toy.ts';

const PERSON = { kind: 'person', name: 'Lena' } as const;
const BOT = { kind: 'bot', name: 'Nefer', level: 'counter' } as const;
const loaded = await toyGame();

/** A bot that takes the first legal move of the view it is given, at once. */
const firstMove = {
  ask: async ({ id = 1, view }: Partial<BotRequest> & Pick<BotRequest, 'view'>): Promise<BotReply> => {
    const [move] = situationFrom(loaded.game, view).moves;
    return { id, move: move === undefined ? '' : loaded.game.write(move), winChance: null, hard: 0, ranked: [] };
  },
  close: () => {},
};

let page: EventTarget;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

const rested = () => new Promise((resolve) => setTimeout(resolve, 5));

async function playOut(session: LocalSession): Promise<void> {
  for (let i = 0; i < 100 && session.scene().situation.outcome === null; i++) {
    const [move] = session.scene().situation.moves;
    if (move !== undefined) session.choose(move);
    if (session.scene().curtain !== null) session.liftCurtain();
    await rested();
  }
}

test('a game against a bot runs to its end and is kept with its outcome and its revealed seed', async () => {
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, firstMove);
  await playOut(session);
  expect(session.scene().situation.outcome).not.toBeNull();
  const kept = loadTable('toy');
  expect(kept?.outcome).toEqual(session.scene().situation.outcome);
  expect(kept?.text).toContain('"seeds":["cccc');
});

test('a table opened again stands where it stood', async () => {
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, firstMove);
  await rested();
  const [move] = session.scene().situation.moves;
  if (move !== undefined) session.choose(move);
  await rested();
  session.close();
  const again = new LocalSession(loaded, loadTable('toy') ?? freshTable([]), 0, firstMove);
  expect(again.scene().situation).toEqual(session.scene().situation);
  expect(again.scene().log).toEqual(session.scene().log);
});

test('the bot is asked with the view of its own seat and never with a secret of the other', async () => {
  const asked: BotRequest[] = [];
  const desk = {
    ...firstMove,
    ask: (request: Omit<BotRequest, 'id'>) => {
      asked.push({ ...request, id: 1 });
      return firstMove.ask(request);
    },
  };
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, desk);
  await playOut(session);
  expect(asked.length).toBeGreaterThan(0);
  for (const { view, seat } of asked) {
    expect([seat, view.viewer]).toEqual([1, 1]);
    expect(JSON.stringify(view)).not.toContain('cccccccc');
  }
});

test('a bot waits until what the board stages is over: no moment is cut short', async () => {
  vi.useFakeTimers();
  const calm = 1;
  const beats = 3;
  const nothing = () => null;
  const staged = vi.fn<(fresh: readonly unknown[]) => number>((fresh) => (fresh.length > 0 ? beats : 0));
  const board = { Board: nothing, SeatFacts: nothing, panels: [], staged };
  const session = new LocalSession({ ...loaded, board }, freshTable([PERSON, BOT]), calm, firstMove);
  await vi.advanceTimersByTimeAsync(250);
  expect(session.scene().version).toBe(1);
  const [move] = session.scene().situation.moves;
  if (move !== undefined) session.choose(move);
  const shown = session.scene().version;
  expect(session.scene().fresh).not.toEqual([]);
  await vi.advanceTimersByTimeAsync(beats * 500 - 1);
  expect(session.scene().version).toBe(shown);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.scene().version).toBeGreaterThan(shown);
  vi.useRealTimers();
});

test('a bot that breaks plays any legal move, and the person is told', async () => {
  const desk = { ask: () => Promise.reject(new Error('broken')), close: () => {} };
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, desk);
  await rested();
  expect(session.scene().notice?.key).toBe('local.bot-failed');
  await playOut(session);
  expect(session.scene().situation.outcome).not.toBeNull();
});

test('two people at one device: nobody sees the other’s hand, not even for a moment', async () => {
  const session = new LocalSession(loaded, freshTable([PERSON, { ...PERSON, name: 'Mira' }]), 0, firstMove);
  const seen: string[] = [];
  session.subscribe(() => {
    const { curtain, seat, situation } = session.scene();
    if (curtain === null) seen.push(`${seat} ${situation.view.viewer}`);
  });
  expect(session.scene().curtain).toBe(0);
  session.liftCurtain();
  await rested();
  const [first] = session.scene().situation.moves;
  if (first !== undefined) session.choose(first);
  await rested();
  expect(session.scene().curtain).toBe(1);
  session.choose(first ?? { do: '' });
  expect(session.scene().version).toBe(1);
  session.liftCurtain();
  await rested();
  expect(session.scene().seat).toBe(1);
  expect(seen).toEqual(['0 0', '1 1']);
});

test('one’s own secret choice is taken back while the other has not chosen', async () => {
  const slow = { ask: () => new Promise<BotReply>(() => {}), close: () => {} };
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, slow);
  const before = session.scene().situation.moves;
  const [move] = before;
  if (move !== undefined) session.choose(move);
  expect(session.scene().undo?.step).toBe(true);
  session.undo();
  expect(session.scene().situation.moves).toEqual(before);
  expect(session.scene().undo?.step).toBe(false);
  session.undo();
  expect(session.scene().notice?.key).toBe('local.no-undo');
});

test('where only bots sit, whoever looks on is told all that everybody may hear', async () => {
  const unhurried = {
    ...firstMove,
    ask: async (request: BotRequest) => {
      await rested();
      return firstMove.ask(request);
    },
  };
  const session = new LocalSession(loaded, freshTable([BOT, BOT]), 0, unhurried);
  const begun = session.scene().log.length;
  const told = new Set<unknown>();
  session.subscribe(() => {
    for (const one of session.scene().fresh) told.add(one);
  });
  await playOut(session);
  // What happened last is told in a task of its own.
  await rested();
  expect(session.scene().situation.outcome).not.toBeNull();
  expect(told.size).toBe(session.scene().log.length - begun);
});

test('a full storage is said, and the game goes on', async () => {
  vi.stubGlobal('localStorage', memoryStorage(10));
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, firstMove);
  await vi.waitFor(() => expect(session.scene().notice?.key).toBe('local.storage-full'));
  expect(session.scene().situation.moves.length).toBeGreaterThan(0);
});

test('a bot that answers with no legal move is one that breaks: the game goes on', async () => {
  const desk = { ...firstMove, ask: async () => ({ id: 1, move: 'nonsense', winChance: null, hard: 0, ranked: [] }) };
  const session = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, desk);
  await rested();
  expect(session.scene().notice?.key).toBe('local.bot-failed');
  await playOut(session);
  expect(session.scene().situation.outcome).not.toBeNull();
});

test('a game that is open in two tabs goes on in both: neither plays over the moves of the other', async () => {
  const here = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, firstMove);
  await rested();
  const there = new LocalSession(loaded, loadTable('toy') ?? freshTable([]), 0, firstMove);
  await rested();
  const [move] = there.scene().situation.moves;
  if (move !== undefined) there.choose(move);
  await rested();
  // The browser tells the other tabs of what this one has kept.
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'naos.table.other' }));
  expect(here.scene().version).toBeLessThan(there.scene().version);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'naos.table.toy' }));
  expect(here.scene().version).toBe(there.scene().version);
  expect(here.scene().situation).toEqual(there.scene().situation);
  await playOut(here);
  expect(here.scene().situation.outcome).not.toBeNull();
  here.close();
  there.close();
});

test('a move that the rules fall over changes nothing, says so, and the game goes on with another, for bots too', async () => {
  const [bad] = new LocalSession(loaded, freshTable([PERSON, BOT]), 0, firstMove).scene().situation.moves;
  if (bad === undefined) throw new Error('the game begins without a move');
  const read = (text: string): Vocabulary['move'] | null => {
    if (text === loaded.game.write(bad)) throw new GameError('A fault of the rules.');
    return loaded.game.read(text);
  };
  const faulty = { ...loaded, game: { ...loaded.game, read } };
  const session = new LocalSession(faulty, freshTable([PERSON, BOT]), 0, firstMove);
  await rested();
  const { version } = session.scene();
  expect(version).toBe(1);
  session.choose(bad);
  expect([session.scene().notice?.key, session.scene().version]).toEqual(['local.fault', version]);
  const other = session.scene().situation.moves.find((move) => move !== bad);
  if (other !== undefined) session.choose(other);
  expect(session.scene().version).toBe(version + 1);
});
