import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWeights } from '@naos/bots';
import type { Gain } from '../arena/acceptance.ts';
import { makeFolder, written } from '../files.ts';

/** One generation as it is kept: the learning curve. */
export interface Generation {
  readonly generation: number;
  /** The command that made it; curves of an earlier time do not say. */
  readonly call?: string;
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
  /** How firmly the weights were held. */
  readonly ridge?: number;
  /** Mean surprise at games that were not fitted, of the champion and of the candidate, and the candidate's at those that were. */
  readonly lossBefore: number;
  readonly lossAfter: number;
  readonly lossFitted?: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly blocks: number;
  /** The pool's scores against champion and candidate; asked for only when the candidate is better than the champion. */
  readonly pool?: readonly Gain[];
  readonly accepted: boolean;
}

/** A training under way: a folder with the champion, the candidate, those who taught and the learning curve. */
export class Course {
  readonly folder: string;
  readonly curve: Generation[];

  constructor(folder: string, first: () => Float32Array) {
    this.folder = folder;
    makeFolder(folder);
    this.curve = existsSync(this.curveFile) ? JSON.parse(readFileSync(this.curveFile, 'utf8')) : [];
    if (!existsSync(this.champion)) written(this.champion, () => writeFileSync(this.champion, writeWeights(first())));
  }

  get curveFile(): string {
    return join(this.folder, 'curve.json');
  }

  get champion(): string {
    return join(this.folder, 'champion.bin');
  }

  get candidate(): string {
    return join(this.folder, 'candidate.bin');
  }

  /** The weights whose games a generation learned from: the champion of that time. */
  teacher(generation: number): string {
    return join(this.folder, `teacher-${generation}.bin`);
  }

  /** The number of the next generation. One that was cut short begins anew with the champion that it began with. */
  begin(): number {
    const generation = this.curve.length + 1;
    const teacher = this.teacher(generation);
    if (existsSync(teacher)) copyFileSync(teacher, this.champion);
    else copyFileSync(this.champion, teacher);
    return generation;
  }

  note(generation: Generation): void {
    this.curve.push(generation);
    writeFileSync(this.curveFile, `${JSON.stringify(this.curve, null, 2)}\n`);
  }
}
