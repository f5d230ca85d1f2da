import type { Told, Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Ground, Occurs } from '../ground.ts';
import type { Law } from '../law.ts';
import { Walk } from '../walk.ts';
import { stepsOf, watched } from '../watched.ts';

const required = (kinds: Readonly<Record<string, Occurs>>, soak: boolean): readonly string[] =>
  Object.keys(kinds).filter((kind) => soak || kinds[kind] === 'always');

const withoutRare = (all: readonly string[], rare: readonly string[] | undefined, soak: boolean): readonly string[] =>
  soak || rare === undefined ? all : all.filter((one) => !rare.includes(one));

function demandAll(what: string, wanted: readonly string[], seen: ReadonlySet<string>): void {
  const missing = wanted.filter((one) => !seen.has(one));
  demand(missing.length === 0, () => `never seen in the whole run: ${what} ${missing.join(', ')}`);
}

function demandKnown(what: string, seen: ReadonlySet<string>, known: readonly string[]): void {
  const strange = [...seen].filter((one) => !known.includes(one));
  demand(strange.length === 0, () => `seen, but not on the game's list: ${what} ${strange.join(', ')}`);
}

/** Law 10. */
export const coverage: Law = {
  number: 10,
  title: 'every kind of move and event, every step and every content row occurs',
  share: 1,
  costly: false,
  trial: <V extends Vocabulary>(ground: Ground<V>) => {
    const { spec, soak } = ground;
    const steps = new Set<string>();
    const moves = new Set<string>();
    const events = new Set<string>();
    const rows = new Set<string>();
    const game = watched(ground.game, (step) => steps.add(step));
    const hear = ({ event }: Told<V['event']>): void => {
      events.add(event.kind);
      for (const row of spec.rows?.used(event) ?? []) rows.add(row);
    };
    return {
      walk: (walk: Walk<V>) => {
        const noted = new Walk({ ...ground, game }, walk.start);
        noted.each((turn) => {
          moves.add(turn.move.do);
          walk.made.push(turn);
        });
        noted.play.told.forEach(hear);
      },
      close: () => {
        demandAll('moves', required(spec.moves, soak), moves);
        demandAll('events', required(spec.events, soak), events);
        demandAll('steps', withoutRare(stepsOf(game), spec.rareSteps, soak), steps);
        demandAll('content rows', withoutRare(spec.rows?.all ?? [], spec.rows?.rare, soak), rows);
        demandKnown('moves', moves, Object.keys(spec.moves));
        demandKnown('events', events, Object.keys(spec.events));
      },
    };
  },
};
