import { type Game, KINDS, type Step, type Vocabulary } from '@naos/engine';

/** Called after a step has run or was answered, with its name as `procedure / step` and the state it left. */
type AfterStep<V extends Vocabulary> = (step: string, state: V['state']) => void;

/** All steps of a game with the procedures they stand in. Each runs only with tasks that name its procedure, which types can't say. */
function proceduresOf<V extends Vocabulary>(game: Game<V>): readonly (readonly [string, readonly Step<V>[]])[] {
  return Object.entries(game.procedures as unknown as Readonly<Record<string, readonly Step<V>[]>>);
}

/** Every step, as `procedure / step`. */
export function stepsOf<V extends Vocabulary>(game: Game<V>): readonly string[] {
  return proceduresOf(game).flatMap(([name, steps]) => steps.map((step) => `${name} / ${step.name}`));
}

/** The same game, watched at every step. */
export function watched<V extends Vocabulary>(game: Game<V>, after: AfterStep<V>): Game<V> {
  const watch = (procedure: string, step: Step<V>): Step<V> => {
    const name = `${procedure} / ${step.name}`;
    if (step.kind === KINDS.rule) {
      return {
        ...step,
        run: (table, task) => {
          step.run(table, task);
          after(name, table.state);
        },
      };
    }
    return {
      ...step,
      chosen: (table, task, move, seat) => {
        step.chosen(table, task, move, seat);
        after(name, table.state);
      },
    };
  };
  const all = proceduresOf(game).map(([name, steps]) => [name, steps.map((step) => watch(name, step))]);
  return { ...game, procedures: { ...game.procedures, ...Object.fromEntries(all) } };
}
