import type { AnyGameModule } from '@naos/game-module';
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
      <GameList card={(gameModule) => <Subject key={gameModule.id} gameModule={gameModule} />} />
    </main>
  );
}

function Subject({ gameModule }: { readonly gameModule: AnyGameModule }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { id, face, puzzles } = gameModule;
  const game = gameModule.title[language];
  return (
    <GameCard gameModule={gameModule} below={<p className="soft">{face?.blurb[language]}</p>}>
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
