// A bot of your own that plays over the WebSocket, with nothing but Node. docs/bots.md explains each step.
//
//   node apps/server/example/bot.ts http://localhost:3000 naos_TOKEN TABLE [invite]
//
// It plays a random legal move. The engine of this repository works the list out from the view that the server sends;
// a bot in another language can ask "naos moves --views" or carry its own rules.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { situationFrom, type Vocabulary } from '@naos/engine';
import type { FromClient, FromServer } from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { WebSocket } from 'ws';

const [address, token, table, invite] = process.argv.slice(2);
if (address === undefined || token === undefined || table === undefined) {
  console.error('Usage: node apps/server/example/bot.ts ADDRESS TOKEN TABLE [INVITE]');
  process.exit(1);
}

/** So long it waits before it connects again, and so often it tries while nobody answers. */
const PAUSE_MS = 2000;
const TRIES = 30;
/** At most 20 messages a second are welcome. */
const THOUGHT_MS = 100;

let game = '';
let seat: number | null = null;
let version: number | null = null;
/** The version whose question has been answered: several messages may tell of the same one. */
let answered = -1;
let tries = 0;

function give(up: string): never {
  console.error(up);
  process.exit(1);
}

function connect(): void {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${address?.replace(/^http/, 'ws')}/ws`, { headers });
  const say = (message: FromClient): void => socket.send(JSON.stringify(message));

  /** Who was here before goes on from where the connection broke. */
  function follow(): void {
    answered = -1;
    say({ t: 'follow', table: table ?? '', ...(version === null ? {} : { after: version, as: seat }) });
  }

  async function answer(view: Vocabulary['view'], now: number): Promise<void> {
    if (now === answered) return;
    answered = now;
    const rules = (await gameModuleOf(game)?.rules()) ?? give(`This bot does not know ${game}.`);
    const { moves } = situationFrom(rules, view);
    const move = moves[randomInt(Math.max(1, moves.length))];
    await setTimeout(THOUGHT_MS);
    if (move !== undefined)
      say({ t: 'play', table: table ?? '', id: randomUUID(), version: now, move: rules.write(move) });
  }

  async function hear(message: FromServer): Promise<void> {
    switch (message.t) {
      case 'hello':
        tries = 0;
        if (version !== null) follow();
        else
          say({
            t: 'act',
            table: table ?? '',
            id: 'sit',
            act: { do: 'sit', ...(invite === undefined ? {} : { invite }) },
          });
        return;
      case 'accepted':
        if (message.id === 'sit') follow();
        return;
      case 'refused':
        if (message.id === 'sit') give(`Refused (${message.code}): ${message.text}`);
        console.error(`Refused (${message.code}): ${message.text}`);
        if (message.code === 'slow down') await setTimeout(PAUSE_MS).then(follow);
        return;
      case 'table':
      case 'news':
        if (message.t === 'table') {
          if (seat !== message.seat) console.log(`Sits on chair ${message.seat} of a game of ${message.card.game}.`);
          game = message.card.game;
          seat = message.seat;
        }
        version = message.version;
        if (message.card?.status === 'finished') {
          console.log(`The game is over: ${JSON.stringify(message.card.outcome)}`);
          process.exit(0);
        }
        if (seat !== null && message.asked?.seats.includes(seat))
          await answer(message.view as Vocabulary['view'], version);
    }
  }

  socket.on('message', (bytes) => hear(JSON.parse(bytes.toString())));
  // The server says in a sentence why it takes nobody in: a token that is not known, too many connections.
  socket.on('unexpected-response', (_request, response) => {
    response.on('data', (bytes: Buffer) => give(`The server refuses this bot: ${bytes.toString()}`));
    response.on('end', () => give(`The server refuses this bot: ${response.statusCode}`));
  });
  socket.on('error', (problem) => console.error(`The server can't be reached: ${problem.message}`));
  socket.on('close', (code, reason) => {
    if (code === 1008 || ++tries > TRIES) give(`The connection has ended (${code}): ${reason.toString()}`);
    setTimeout(PAUSE_MS).then(connect);
  });
}

connect();
