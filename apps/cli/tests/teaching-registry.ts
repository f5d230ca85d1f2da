import { type AnyDoor, anyDoor } from '@naos/door';
import { door } from '../../../docs/adding-a-game/stone-papyrus-knife/index.ts';

/** A registry with one small game: tests of the command line must not depend on the big ones. */
export const doors: readonly AnyDoor[] = [anyDoor(door)];
