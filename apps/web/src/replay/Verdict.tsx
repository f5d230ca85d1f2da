import type { Opinion } from '@naos/bots/review';
import type { Seat } from '@naos/engine';
import type { Line } from '@naos/words';
import { GitFork } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { usePreferences } from '../table/preferences.ts';
import { useT } from '../words/index.ts';
import { chaptersOf } from './chapters.ts';
import { Position } from './Position.tsx';
import type { Reel } from './reel.ts';
import type { Reviewed } from './reviewed.ts';
import { useReview } from './use-review.ts';
import { type Verdict as Found, verdictOf } from './verdict.ts';

/** What the review says in one sentence, with the way to the position it speaks of; how far it is while it is at work. */
export function Verdict(props: Reviewed): ReactElement | null {
  const { reel, outcome, names, whose } = props;
  const { begun, opinions, done, of } = useReview(reel);
  if (!begun) return null;
  if (done < of)
    return (
      <div className="verdict" aria-live="polite">
        <Working done={done} of={of} />
      </div>
    );
  const found = verdictOf(opinions, whose, {
    seats: names.length,
    places: outcome.places,
    learned: reel.learned,
  });
  return (
    <div className="verdict" aria-live="polite">
      <Told {...props} found={found} />
    </div>
  );
}

/** How far a review has come. Nobody wants to hear every step of it. */
export function Working({ done, of }: { readonly done: number; readonly of: number }): ReactElement {
  const t = useT();
  return (
    <p aria-live="off" className="note">
      {t('verdict.working', { n: done, of })}
      <progress value={done} max={of} aria-label={t('review.title')} />
    </p>
  );
}

const SAID = { costly: 'verdict.costly', unsure: 'verdict.unsure' } as const;

const games = (chance: number): number => Math.max(1, Math.round(chance * 100));

function Told({ loaded, reel, names, whose, onGo, onPlayFrom, found }: Reviewed & { readonly found: Found }) {
  const t = useT();
  const { say } = usePreferences(loaded);
  const chapters = useMemo(() => chaptersOf(loaded, reel), [loaded, reel]);
  const you = whose === null ? 'no' : 'yes';
  if (found.kind === 'unknown') return <p className="note">{t('review.none')}</p>;
  if (found.kind === 'flawless') return <p>{t('verdict.flawless', { you })}</p>;
  const { worst, range } = found;
  const { index, seat, cost } = worst;
  const n = index + 1;
  const chapter = chapters.findLast((one) => one.index <= index);
  const values = { you, n, name: names[seat] ?? '', cost: games(cost), range: games(range ?? 0) };
  return (
    <>
      <p>
        {chapter !== undefined && <b>{say(chapter.title)}. </b>}
        {t(range === null ? 'verdict.guess' : SAID[found.kind], values)}
      </p>
      <figure className="turning">
        <Position loaded={loaded} reel={reel} names={names} opinion={worst} />
        <figcaption>
          <Choice loaded={loaded} reel={reel} opinion={worst} you={whose !== null} name={names[seat] ?? ''} />
        </figcaption>
      </figure>
      <div className="row">
        <button type="button" className="btn strong" onClick={() => onPlayFrom(index, seat)}>
          <GitFork size={17} aria-hidden="true" />
          {t('verdict.play-on', { n })}
        </button>
        <button type="button" className="btn" aria-label={t('review.go', { n })} onClick={() => onGo(index)}>
          {t('verdict.look')}
        </button>
      </div>
    </>
  );
}

interface ChoiceProps extends Pick<Reviewed, 'loaded' | 'reel'> {
  readonly opinion: Opinion;
  readonly you: boolean;
  readonly name: string;
}

/** What was chosen there, and what would have been better. */
function Choice({
  loaded,
  reel,
  opinion: { index, seat, played, better },
  you,
  name,
}: ChoiceProps): ReactElement | null {
  const t = useT();
  const { say } = usePreferences(loaded);
  const labels = useMemo(() => labelsAt(loaded, reel, index, seat), [loaded, reel, index, seat]);
  const said = (text: string): string => {
    const line = labels.get(text);
    return line === undefined ? text : say(line);
  };
  return (
    <dl className="choice">
      <dt data-kind="played">{you ? t('review.you') : name}</dt>
      <dd>{said(played)}</dd>
      <dt data-kind="better">{t('verdict.better')}</dt>
      <dd>{said(better)}</dd>
    </dl>
  );
}

/** What each move of a moment is called. */
function labelsAt({ game, words }: AnyLoadedGame, reel: Reel, index: number, seat: Seat): ReadonlyMap<string, Line> {
  const { view, moves } = reel.situation(index, seat);
  return new Map(moves.map((move) => [game.write(move), words.move(move, view)]));
}
