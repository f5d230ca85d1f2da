import { GitFork } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { usePreferences } from '../table/preferences.ts';
import { useT } from '../words/index.ts';
import { chaptersOf } from './chapters.ts';
import type { Reviewed } from './reviewed.ts';
import { useReview } from './use-review.ts';
import { type Verdict as Found, verdictOf } from './verdict.ts';

/** What the review says in one sentence, with the way to the position it speaks of; how far it is while it is at work. */
export function Verdict(props: Reviewed): ReactElement | null {
  const { reel, outcome, names, whose } = props;
  const t = useT();
  const { begun, opinions, done, of } = useReview(reel);
  if (!begun) return null;
  if (done < of)
    return (
      <div className="verdict">
        <p role="status" className="note">
          {t('verdict.working', { n: done, of })}
          <progress value={done} max={of} aria-label={t('review.title')} />
        </p>
      </div>
    );
  const found = verdictOf(opinions, whose, {
    seats: names.length,
    places: outcome.places,
    learned: reel.learned,
  });
  return (
    <div className="verdict">
      <Told {...props} found={found} />
    </div>
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
