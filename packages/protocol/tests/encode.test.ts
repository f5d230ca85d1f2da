import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import {
  encode,
  encodeAccepted,
  encodeFields,
  encodeNews,
  encodeScene,
  encodeUndo,
  FromServer,
  type NewsFields,
} from '../src/index.ts';

const check = Compile(FromServer);
const TABLE = 'abcdefghij';

/** One value for every field of News: a field that is added to the schema and not to the encoder does not compile here. */
const FIELDS: Required<NewsFields> = {
  beats: JSON.stringify([
    { n: 1, at: 5, kind: 'moved', seat: 0, told: [{ event: { kind: 'x' }, to: null, not: null }] },
    { n: 2, at: 6, kind: 'back', seat: 0, back: 1, all: false },
  ]),
  view: JSON.stringify({ viewer: null, text: 'a "quoted" view' }),
  asked: JSON.stringify({ task: 'turn', choice: 'place', seats: [1] }),
  undo: JSON.stringify({ step: 1, turn: 0 }),
  orders: JSON.stringify({ standing: { won: 'stay' }, plan: [{ choice: 'menu', move: 'end-turn' }], dropped: false }),
  card: JSON.stringify({
    id: TABLE,
    game: 'aton',
    rules: '1',
    options: {},
    status: 'running',
    visibility: 'public',
    rated: false,
    botsMayBeReplaced: true,
    host: null,
    seats: [],
    silenced: [],
    clock: { kind: 'none' },
    face: null,
    paused: null,
    proposal: null,
    waiting: [0],
    version: 1,
    created: 1,
    touched: 2,
    commitment: null,
    outcome: null,
    rematch: null,
    closed: null,
  }),
  face: JSON.stringify({ at: 1, left: [5, 5], running: [0], paused: false }),
  chat: JSON.stringify([]),
  watchers: JSON.stringify([]),
  links: JSON.stringify({ invites: [], watch: '/t/x' }),
};

test('the answer to a move and news, put together as text, are what their schemas say', () => {
  const accepted: unknown = JSON.parse(encodeAccepted(TABLE, 'an "id"', 7));
  expect(accepted).toEqual({ t: 'accepted', table: TABLE, id: 'an "id"', version: 7 });
  expect(check.Check(accepted)).toBe(true);
  const names = Object.keys(FIELDS) as (keyof NewsFields)[];
  for (let chosen = 0; chosen < 2 ** names.length; chosen++) {
    const fields = names.filter((_, i) => (chosen >> i) & 1);
    const text = encodeNews(TABLE, 3, encodeFields(Object.fromEntries(fields.map((name) => [name, FIELDS[name]]))));
    const news: unknown = JSON.parse(text);
    expect(check.Check(news), text).toBe(true);
    expect(Object.keys(news as object)).toEqual(['t', 'table', 'version', ...fields]);
  }
});

test('the scene of a move and how far it may be taken back are fields like any other', () => {
  const { beats, view, asked } = FIELDS;
  expect(encodeScene(beats, view, asked)).toBe(encodeFields({ beats, view, asked }));
  for (const reach of [null, { step: 3, turn: 1 }])
    expect(encodeUndo(reach)).toBe(encodeFields({ undo: JSON.stringify(reach) }));
});

test('what is not said is left out, and everything else is plain JSON of its message', () => {
  expect(encodeNews(TABLE, 0, encodeFields({ chat: '[]', card: undefined as unknown as string }))).toBe(
    `{"t":"news","table":"${TABLE}","version":0,"chat":[]}`,
  );
  expect(JSON.parse(encode({ t: 'pong', now: 1 }))).toEqual({ t: 'pong', now: 1 });
});
