import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'wouter';
import { Chip } from '../home/Continue.tsx';
import { accentOf, allDoors } from '../kit/doors.ts';
import { useTitle } from '../shell/use-title.ts';
import { useLanguage, useT } from '../words/index.ts';

/** Every game's lesson and rules. */
export default function Learn(): ReactElement {
  const t = useT();
  useTitle(t('nav.learn'));
  const language = useLanguage();
  return (
    <main className="page narrow">
      <h1>{t('nav.learn')}</h1>
      <p className="soft lead">{t('learn.below')}</p>
      <ul className="learn-list">
        {allDoors.map(({ id, title, face, puzzles }) => (
          <li key={id} className="card" style={{ '--c': accentOf(id) } as CSSProperties}>
            <Chip game={id} />
            <div>
              <h2>{title[language]}</h2>
              <p className="soft">{face?.blurb[language]}</p>
            </div>
            <div className="row">
              <Link
                className="btn strong"
                href={`/learn/${id}/lesson`}
                aria-label={t('learn.lesson.of', { game: title[language] })}
              >
                {t('learn.lesson')}
              </Link>
              <Link className="btn" href={`/learn/${id}`} aria-label={t('learn.rules.of', { game: title[language] })}>
                {t('learn.rules')}
              </Link>
              {puzzles !== undefined && (
                <Link
                  className="btn"
                  href={`/puzzles/${id}`}
                  aria-label={t('puzzles.solve.of', { game: title[language] })}
                >
                  {t('puzzles.solve')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
