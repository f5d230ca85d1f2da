import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Vocabulary } from '@naos/engine';
import type { Account } from '../account.ts';
import { accountOf } from '../account.ts';
import { demand, LawBroken } from '../broken.ts';
import { type Ground, nameOfStart, type Start, type Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import { startPlay, type Walk } from '../walk.ts';

/** So many games are played again in another process; a process costs more than a game. */
const ELSEWHERE = 8;
const SCRIPT = fileURLToPath(new URL('../elsewhere.ts', import.meta.url));

interface Story<V extends Vocabulary> {
  readonly start: Start<V>;
  /** The crowded position it begins in; null for the first move, which another process finds by itself. */
  readonly position: V['state'] | null;
  readonly turns: readonly Turn<V>[];
  readonly account: Account;
}

function again<V extends Vocabulary>({ game, start, made: turns }: Walk<V>): Account {
  const play = startPlay(game, start);
  for (const { seat, move } of turns) play.make(move, seat);
  return accountOf(play);
}

/** Another process: other memory, another time zone and language, nothing left over from earlier games. */
function elsewhere<V extends Vocabulary>({ game, spec }: Ground<V>, stories: readonly Story<V>[]): readonly Account[] {
  const games = stories.map(({ start, position, turns }) => ({
    ...start,
    position,
    moves: turns.map(({ seat, move }) => [seat, game.write(move)]),
  }));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', SCRIPT], {
    input: JSON.stringify({ module: spec.module ?? `@naos/${game.id}/rules`, id: game.id, games }),
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { PATH: process.env.PATH, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  });
  if (status !== 0) throw new LawBroken(`the other process failed: ${stderr.slice(-400)}`);
  return JSON.parse(stdout);
}

function compare<V extends Vocabulary>(story: Story<V>, other: Account, where: string): void {
  demand(other.state === story.account.state, () => `seed ${nameOfStart(story.start)} ends in another state ${where}`);
  demand(other.told === story.account.told, () => `seed ${nameOfStart(story.start)} tells other events ${where}`);
}

/** Law 6. */
export const repeatable: Law = {
  number: 6,
  title: 'the same seed and moves give the same state and events, in another process too',
  share: 0.5,
  costly: false,
  trial: <V extends Vocabulary>(ground: Ground<V>) => {
    const stories: Story<V>[] = [];
    return {
      walk: (walk: Walk<V>) => {
        const { start, game } = walk;
        const position = start.crowded ? game.copy(walk.play.state) : null;
        walk.each(() => undefined);
        const story = { start, position, turns: walk.made, account: accountOf(walk.play) };
        compare(story, again(walk), 'when played again');
        if (stories.length < ELSEWHERE) stories.push(story);
      },
      close: () => {
        const accounts = elsewhere(ground, stories);
        stories.forEach((story, i) => {
          const account = accounts[i];
          demand(account !== undefined, () => 'the other process did not play every game');
          compare(story, account, 'in another process');
        });
      },
    };
  },
};
