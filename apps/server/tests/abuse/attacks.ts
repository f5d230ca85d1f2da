import { setTimeout as pause } from 'node:timers/promises';
import type { NewTable } from '@naos/protocol';
import type { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';
import { coldGame } from './cold-games.ts';

/** Goes on until it is told to stop, or has done its worst: `most` of what it does. */
type Attack = (attacker: Attacker, isOver: () => boolean, most: number) => Promise<void>;

/** At once, as one machine sends them without waiting for answers. */
const AT_ONCE = 50;
const BOTS: NewTable = {
  game: 'aton',
  seats: [
    { kind: 'bot', level: 'level-5' },
    { kind: 'bot', level: 'level-5' },
  ],
};
const MINE: NewTable = { game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-5' }] };

const requests =
  (ask: (attacker: Attacker, i: number) => Promise<void>): Attack =>
  async (attacker, isOver, most) => {
    for (let i = 0; i < most && !isOver(); i += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => ask(attacker, i + j)));
  };

const messages =
  (send: (socket: WebSocket, i: number) => void): Attack =>
  async (attacker, isOver, most) => {
    let socket = await attacker.socket();
    for (let i = 0; i < most && !isOver(); i++) {
      if (socket?.readyState !== socket?.OPEN || socket === null) {
        attacker.refused++;
        await pause(5);
        socket = await attacker.socket();
      } else {
        attacker.sent++;
        send(socket, i);
      }
      if (i % AT_ONCE === 0) await pause(1);
    }
    socket?.terminate();
  };

const lines =
  (trickle: (i: number) => string): Attack =>
  async (attacker, isOver, most) => {
    const open = Array.from({ length: Math.min(most, 500) }, () => attacker.line());
    for (let i = 0; !isOver(); i++) {
      for (const line of open) if (line.writable) line.write(trickle(i));
      await pause(20);
    }
    for (const line of open) line.destroy();
  };

const POST = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n';

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'tables for bots, one after the other': requests((attacker, i) =>
    attacker.ask('POST', '/api/tables', i % 2 === 0 ? BOTS : MINE),
  ),
  'addresses where nothing is': requests((attacker, i) => attacker.ask('GET', `/nowhere/${i}`)),
  'lists, ratings, figures, metrics': requests((attacker, i) =>
    attacker.ask('GET', ['/api/tables?limit=50', '/api/ratings/aton', '/api/figures/aton', '/metrics'][i % 4] ?? '/'),
  ),
  'looks back at long games that nobody has open': requests((attacker, i) =>
    attacker.ask('GET', `/api/tables/${coldGame(i)}${i % 2 === 0 ? '' : '/moments?from=900'}`),
  ),
  'new guests': requests((attacker) => attacker.ask('GET', '/api/me', undefined, '')),
  'bodies that are too big or no JSON': requests((attacker, i) =>
    attacker.ask('POST', '/api/tables', i % 2 === 0 ? 'x'.repeat(60_000) : '{'.repeat(5_000)),
  ),
  'bodies that trickle in': lines((i) => (i === 0 ? POST : ' ')),
  'heads that trickle in': lines((i) => (i === 0 ? 'GET / HTTP/1.1\r\n' : 'x: y\r\n')),
  'pings and pongs': messages((socket, i) => (i % 2 === 0 ? socket.ping('x'.repeat(100)) : socket.pong())),
  'messages that are none': messages((socket, i) =>
    socket.send(['', '{', '[]', '{"t":"play"}', '{"t":"follow","table":"nosuch"}', 'x'.repeat(8_000)][i % 6] ?? ''),
  ),
  'messages that are too big': messages((socket) => socket.send('x'.repeat(100_000))),
};
