// A bot of your own that plays over the WebSocket, with nothing but Node. docs/bots.md explains each step.
//
//   node apps/server/example/bot.ts http://localhost:3000 naos_TOKEN TABLE [invite]
//
// It plays a random legal move. The engine of this repository works the list out from the view that the server sends;
// a bot in another language can ask "naos moves" or carry its own rules.
import { randomInt, randomUUID } from 'node:crypto';
import { situationFrom, type Vocabulary } from '@naos/engine';
import type { FromClient, FromServer } from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { WebSocket } from 'ws';

const [address, token, table, invite] = process.argv.slice(2);
if (address === undefined || token === undefined || table === undefined) {
  console.error('Usage: node apps/server/example/bot.ts ADDRESS TOKEN TABLE [INVITE]');
  process.exit(1);
}

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } });
const say = (message: FromClient): void => socket.send(JSON.stringify(message));
let game = '';
let seat: number | null = null;

async function answer(view: Vocabulary['view'], version: number): Promise<void> {
  const rules = await gameModuleOf(game)?.rules();
  if (rules === undefined) throw new Error(`This bot does not know ${game}.`);
  const { moves } = situationFrom(rules, view);
  const move = moves[randomInt(Math.max(1, moves.length))];
  if (move !== undefined) say({ t: 'play', table: table ?? '', id: randomUUID(), version, move: rules.write(move) });
}

socket.on('message', async (bytes) => {
  const message: FromServer = JSON.parse(bytes.toString());
  switch (message.t) {
    case 'hello':
      say({ t: 'act', table, id: 'sit', act: { do: 'sit', ...(invite === undefined ? {} : { invite }) } });
      return;
    case 'accepted':
      if (message.id === 'sit') say({ t: 'follow', table });
      return;
    case 'refused':
      console.error(`Refused (${message.code}): ${message.text}`);
      if (message.id === 'sit') socket.close();
      return;
    case 'table':
    case 'news': {
      if (message.t === 'table') {
        game = message.card.game;
        seat = message.seat;
        console.log(`Sits on chair ${seat} of a game of ${game}.`);
      }
      if (message.card?.status === 'finished') {
        console.log(`The game is over: ${JSON.stringify(message.card.outcome)}`);
        socket.close();
      } else if (seat !== null && message.asked?.seats.includes(seat)) {
        await answer(message.view as Vocabulary['view'], message.version);
      }
    }
  }
});
socket.on('close', (_code, reason) => process.exit(reason.length > 0 ? 1 : 0));
socket.on('error', (problem) => {
  console.error(`The server can't be reached: ${problem.message}`);
  process.exit(1);
});
