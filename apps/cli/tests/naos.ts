import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { chainHash, type Entry, type Head, writeLine } from '@naos/engine';
import { run } from '../src/run.ts';
import { gameModules } from './teaching-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'naos-cli-'));

/** A path in a folder that is removed after all tests. */
export const place = (name: string): string => join(folder, name);

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as `npm run naos --` would, with the teaching game as the only game. */
export const naos = (...line: readonly string[]): Promise<Answer> => naosReading([], ...line);

/** The same with lines on standard input. */
export async function naosReading(input: readonly string[], ...line: readonly string[]): Promise<Answer> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(line, {
    gameModules,
    registry: new URL('./teaching-registry.ts', import.meta.url).href,
    input: Readable.from(input.map((text) => `${text}\n`)),
    print: (text) => out.push(text),
    remark: (text) => err.push(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export const SEED = '00112233445566778899aabbccddeeff'.repeat(2);

/** Plays a repeatable game into a file and returns its path. */
export async function played(name: string, ...more: readonly string[]): Promise<string> {
  const path = place(name);
  const fixed = ['--seed', SEED, '--bot-seed', '7', '--force', '--out', path];
  const { code, err } = await naos('play', 'stone-papyrus-knife', ...fixed, ...more);
  if (code !== 0) throw new Error(err);
  return path;
}

export const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

/** Writes a changed copy of a file, line by line. */
export function changed(path: string, name: string, change: (lines: string[]) => readonly string[]): string {
  const copy = place(name);
  writeFileSync(copy, `${change(linesOf(path)).join('\n')}\n`);
  return copy;
}

/** A forger's copy: changed content under a hash chain that fits again. */
export function forged(path: string, name: string, change: (content: (Head | Entry)[]) => (Head | Entry)[]): string {
  return changed(path, name, (lines) => {
    const contents = lines.map((line) => {
      const { hash: _, ...content }: { hash: string } = JSON.parse(line);
      return content as unknown as Head | Entry;
    });
    let before = '';
    return change(contents).map((content) => {
      before = chainHash(before, content);
      return writeLine(content, before);
    });
  });
}
