import type { Readable } from 'node:stream';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { AnyGameModule } from '@naos/game-module';
import type { Arguments } from './arguments.ts';

/** What a command finds around it. Tests hand in their own. */
export interface Surroundings {
  readonly gameModules: readonly AnyGameModule[];
  /** Address of the module that lists those game modules, for threads that load it themselves. */
  readonly registry: string;
  /** Standard input, for commands that are asked line by line. */
  readonly input: Readable;
  /** Standard output: the answer. */
  readonly print: (text: string) => void;
  /** Standard error: remarks beside the answer. */
  readonly remark: (text: string) => void;
}

/** One word after `naos`. It throws a Problem or a GameError for what a person did; anything else is our fault. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows `naos <name>`. */
  readonly usage: string;
  /** One line for each option, and whatever else is worth knowing. */
  readonly help: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  readonly run: (given: Arguments, around: Surroundings) => Promise<void>;
}
