import type { Outcome, Viewer } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import type { Say } from '@naos/words';
import type { ReactElement } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { headline } from './headline.ts';

export interface ResultProps {
  readonly loaded: AnyLoadedGame;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** The seat of whoever reads it; null tells it of everybody by name. */
  readonly own: Viewer;
  readonly say: Say;
}

/** How it ended for the reader, and why; for others why, as they saw it. */
export function Sentence({ loaded, outcome, names, own, say }: ResultProps): ReactElement {
  const name = (seat: number) => names[seat] ?? `${seat + 1}`;
  const title = headline(outcome, own);
  const [why] = loaded.words.outcome(outcome, name, own).map(say);
  if (title === null) return <h2>{why}</h2>;
  return (
    <>
      <h2>{say(title)}</h2>
      <p>{why}</p>
    </>
  );
}

/** Places and points. */
export function Places({ outcome, names }: Pick<ResultProps, 'outcome' | 'names'>): ReactElement {
  const { places, points } = outcome;
  const ranked = names.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <ol className="ending-places">
      {ranked.map((seat) => (
        <li key={seat} data-first={places[seat] === 1}>
          <span className="place">{places[seat]}</span>
          <SeatMark seat={seat} size={18} />
          <b>{names[seat]}</b>
          <span className="points">{points[seat]}</span>
        </li>
      ))}
    </ol>
  );
}
