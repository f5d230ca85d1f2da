import { door as aton } from '@naos/aton';
import { type AnyDoor, anyDoor } from '@naos/door';
import { door as kemet } from '@naos/kemet';
import { door as tekhenu } from '@naos/tekhenu';
import { door as templeOfFate } from '@naos/temple-of-fate';

/** Every game of the house, in the order in which it shows them: one line a game. */
export const doors: readonly AnyDoor[] = [anyDoor(aton), anyDoor(templeOfFate), anyDoor(kemet), anyDoor(tekhenu)];

/** The door of a game, or undefined when the house does not have it. */
export function doorOf(id: string): AnyDoor | undefined {
  return doors.find((door) => door.id === id);
}
