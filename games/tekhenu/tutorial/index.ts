import type { Tutorial, TutorialStep } from '@naos/game-module';
import { line } from '@naos/words';
import { type Tekhenu, type TekhenuMove, tekhenu } from '../rules/index.ts';
import { OPTIONS, start } from './start.ts';

/** A step that is only read. */
function read(id: string, light: readonly string[]): TutorialStep<Tekhenu> {
  return { text: line(`lesson.${id}`), light };
}

/** A step that waits for one of some moves, named by how their notation begins. */
function play(id: string, light: readonly string[], ...begins: readonly string[]): TutorialStep<Tekhenu> {
  return {
    text: line(`lesson.${id}`),
    light,
    welcome: (move: TekhenuMove) => begins.some((text) => tekhenu.write(move).startsWith(text)),
    instead: line(`lesson.${id}.instead`),
  };
}

/** Two turns of round 1 and 2: a pillar with a pure die, then a festival with a tainted one. */
export const tutorial: Tutorial<Tekhenu> = {
  seats: 2,
  options: OPTIONS,
  start,
  steps: [
    read('goal', ['sector-horus', 'sector-ra']),
    read('light', ['sector-ra', 'sector-bastet']),
    play('take', ['die-ra'], 'take ra white4'),
    play('value', ['uses'], 'value 2'),
    play('act', ['uses', 'tiles'], 'act ra'),
    play('lay', ['cell-12'], 'lay r3c3'),
    play('turn', ['uses'], 'turn'),
    read('ability', ['cell-12', 'mine']),
    play('second', ['die-bastet'], 'take bastet gray3'),
    play('festival', ['uses', 'track'], 'act bastet'),
    read('scales', ['mine']),
    read('end', ['track', 'osiris', 'market']),
  ],
  replies: ['take osiris brown5', 'produce bread'],
};
