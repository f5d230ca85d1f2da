import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { completeOptions, type Game, type Play, type Vocabulary } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { type LawSpec, seedOf } from './ground.ts';
import { startPlay, Walk } from './walk.ts';

/** A stored game: its name (also of its file), seats and options; the moves are in the file. */
export interface GoldenRow<V extends Vocabulary> {
  readonly name: string;
  readonly seats: number;
  readonly options?: V['options'];
}

/** Re-recording is asked for by `npm run golden -- <game>`, which sets this. */
const RECORD = 'GOLDEN';

/** The events told since the last line, with those for one seat alone marked. */
function eventLines<V extends Vocabulary>(play: Play<V>, from: number): string[] {
  return play.told.slice(from).map(({ event, to, not }) => {
    const audience = to !== null ? ` (seat ${to} alone)` : not !== null ? ` (all but seat ${not})` : '';
    return `  ${JSON.stringify(event)}${audience}`;
  });
}

/** A new random game under the row's name, as text. */
export function recorded<V extends Vocabulary>(
  game: Game<V>,
  row: GoldenRow<V>,
  spec: Pick<LawSpec<V>, 'steer'>,
): string {
  const options = row.options ?? completeOptions(game, {});
  const start = { seats: row.seats, options, seed: seedOf(game.id, `golden ${row.name}`), crowded: false };
  // No law is checked here, so the walk needs of the spec only how it is steered.
  const walk = new Walk({ game, spec: spec as LawSpec<V>, starts: [start], soak: false }, start);
  walk.each(() => undefined);
  return replayed(
    game,
    start,
    walk.made.map(({ seat, move }) => [seat, game.write(move)]),
  );
}

type WrittenMove = readonly [seat: number, text: string];

/** A game as text: the head, then each move with everything it made happen. */
function replayed<V extends Vocabulary>(
  game: Game<V>,
  start: { readonly seats: number; readonly options: V['options']; readonly seed: string },
  moves: readonly WrittenMove[],
): string {
  const play = startPlay(game, start);
  const head = { game: game.id, rules: game.version, seats: start.seats, options: start.options, seed: start.seed };
  const lines = [JSON.stringify(head), ...eventLines(play, 0)];
  for (const [seat, text] of moves) {
    const from = play.told.length;
    const move = play.moves(seat).find((legal) => game.write(legal) === text);
    lines.push(`> ${seat} ${text}`);
    if (move === undefined) return [...lines, '  not legal any more', ''].join('\n');
    play.make(move, seat);
    lines.push(...eventLines(play, from));
  }
  lines.push(play.over ? `outcome ${JSON.stringify(game.outcome(play.state))}` : 'not over', '');
  return lines.join('\n');
}

/** The moves of a stored game played again, as text: equal to the stored text when nothing has changed. */
export function replayedText<V extends Vocabulary>(game: Game<V>, stored: string): string {
  const lines = stored.split('\n');
  const moves = lines.flatMap((line): WrittenMove[] => {
    const parts = /^> (\d+) (.+)$/.exec(line);
    return parts === null ? [] : [[Number(parts[1]), parts[2] ?? '']];
  });
  return replayed(game, JSON.parse(lines[0] ?? '{}'), moves);
}

/**
 * Defines one test for each stored game: it is played again, and every move and event compared line by line. `folder` is
 * the address of the game's `tests/golden/`. A change of rules that is meant: `npm run golden -- <game>`, then read the
 * difference before committing it.
 */
export function goldenGames<V extends Vocabulary>(
  game: Game<V>,
  folder: URL,
  rows: readonly GoldenRow<V>[],
  spec: Pick<LawSpec<V>, 'steer'> = {},
): void {
  describe(`golden games of ${game.id}`, () => {
    test.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
      const file = new URL(`${row.name}.txt`, folder);
      if (process.env[RECORD] === 'record') {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, recorded(game, row, spec));
      }
      expect(existsSync(file), `no stored game ${row.name}: record it with npm run golden -- ${game.id}`).toBe(true);
      const stored = readFileSync(file, 'utf8');
      expect(replayedText(game, stored).split('\n')).toEqual(stored.split('\n'));
    });
  });
}
