import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, partSize } from '@naos/game-module';
import { written } from '../files.ts';
import { Problem } from '../problem.ts';

/** A page loads the list and one of so many parts. */
const PARTS = 6;

const isFile = (path: string): boolean => path.endsWith('.json');
const partIn = (folder: string, part: number): string => join(folder, `part-${part}.json`);

/** What a file, or a folder of a list and its parts, already holds. */
export function kept(path: string): Puzzle[] {
  if (!existsSync(path)) return [];
  try {
    const files = isFile(path)
      ? [path]
      : readdirSync(path).flatMap((name) => (/^part-\d+[.]json$/.test(name) ? join(path, name) : []));
    return files.toSorted().flatMap((file) => {
      const puzzles: Puzzle[] = JSON.parse(readFileSync(file, 'utf8'));
      return puzzles;
    });
  } catch {
    throw new Problem(`${path} holds no puzzles that can be read. Leave out --add to write it anew.`);
  }
}

/** Writes puzzles to a file, or to a folder as games/<game>/puzzles wants them. */
export function keep(path: string, puzzles: readonly Puzzle[]): void {
  written(path, () => {
    if (isFile(path)) {
      writeFileSync(path, lines(puzzles));
      return;
    }
    const size = partSize(puzzles.length, PARTS);
    for (let part = 0; part < PARTS; part++) {
      writeFileSync(partIn(path, part + 1), lines(puzzles.slice(part * size, (part + 1) * size)));
    }
    writeFileSync(join(path, 'heads.json'), lines(puzzles.map(({ id, rating, margin }) => ({ id, rating, margin }))));
  });
}

const lines = (list: readonly object[]): string => `${JSON.stringify(list, null, 2)}\n`;
