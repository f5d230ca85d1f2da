import type { Vocabulary } from '@naos/engine';
import type { Ground, LawSpec } from './ground.ts';
import type { Walk } from './walk.ts';

/** What a law needs for one set of walks: it looks at each, and may have a last word over all of them. */
export interface Trial<V extends Vocabulary> {
  readonly walk: (walk: Walk<V>) => void;
  readonly close?: () => void;
}

/** One law. Checking it throws `LawBroken`, or whatever the game threw, when it does not hold. */
export interface Law {
  readonly number: number;
  readonly title: string;
  /** Share of the runs that are enough for it. */
  readonly share: number;
  /** True for a law that looks closely at some positions only. */
  readonly costly: boolean;
  /** Says whether the spec has what the law needs; absent: every spec has. */
  readonly applies?: <V extends Vocabulary>(spec: LawSpec<V>) => boolean;
  readonly trial: <V extends Vocabulary>(ground: Ground<V>) => Trial<V>;
}
