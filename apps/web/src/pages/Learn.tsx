import type { AnyDoor } from '@naos/door';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { GameCard, GameList } from '../home/GameCard.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLanguage, useT } from '../words/index.ts';

/** Every game's lesson and rules. */
export default function Learn(): ReactElement {
  const t = useT();
  useTitle(t('nav.learn'));
  return (
    <main className="page narrow">
      <h1>{t('nav.learn')}</h1>
      <p className="soft lead">{t('learn.below')}</p>
      <GameList card={(door) => <Subject key={door.id} door={door} />} />
    </main>
  );
}

function Subject({ door }: { readonly door: AnyDoor }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { id, face, puzzles } = door;
  const game = door.title[language];
  return (
    <GameCard door={door} below={<p className="soft">{face?.blurb[language]}</p>}>
      <Link className="btn strong" href={`/learn/${id}/lesson`} aria-label={t('learn.lesson.of', { game })}>
        {t('learn.lesson')}
      </Link>
      <Link className="btn" href={`/learn/${id}`} aria-label={t('learn.rules.of', { game })}>
        {t('learn.rules')}
      </Link>
      {puzzles !== undefined && (
        <Link className="btn" href={`/puzzles/${id}`} aria-label={t('puzzles.solve.of', { game })}>
          {t('puzzles.solve')}
        </Link>
      )}
    </GameCard>
  );
}
