import { Match } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { expect, test } from 'vitest';
import { BotRoom } from '../src/bots/bot-room.ts';
import { PONDERS } from './kit/ponder-registry.ts';

test('a bot has its whole time to think, however long it waited for its turn', async () => {
  const rules = await gameModuleOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  const match = Match.begin(rules, { seats: 2, seed: '1'.padStart(64, '0') });
  const seat = match.asked[0] ?? 0;
  const question = {
    registry: new URL('./kit/ponder-registry.ts', import.meta.url).href,
    game: 'aton',
    bot: 'ponderer',
    seat,
    view: match.situation(seat).view,
    seed: 1,
  };
  const claim = { owner: 'somebody', withPeople: true };
  const room = new BotRoom(3 * PONDERS, 1);
  // Loading the game takes time once, and on a busy machine more than a bot has.
  for (let tries = 0; tries < 5; tries++) {
    const answer = await room.ask(question, claim).catch(() => null);
    if (answer !== null) break;
  }
  const answers = Array.from({ length: 5 }, () => room.ask(question, claim));
  expect(room.busy).toBe(4);
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(room.busy).toBe(0);
  await room.close();
});
