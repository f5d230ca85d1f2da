import type { AnyGameModule } from '@naos/game-module';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { GameCard, GameList } from '../home/GameCard.tsx';
import { usePuzzleList, usePuzzleRating, useSharedTries } from '../puzzles/use-puzzles.ts';
import { useTitle } from '../shell/use-title.ts';
import { usePuzzles } from '../store/puzzles.ts';
import { useLanguage, useT } from '../words/index.ts';

/** Every game's puzzles, and how many of them are solved. */
export default function Puzzles(): ReactElement {
  const t = useT();
  useTitle(t('puzzles.title'));
  useSharedTries();
  return (
    <main className="page narrow">
      <h1>{t('puzzles.title')}</h1>
      <p className="soft lead">{t('puzzles.below')}</p>
      <GameList card={(gameModule) => <Collection key={gameModule.id} gameModule={gameModule} />} />
    </main>
  );
}

function Collection({ gameModule }: { readonly gameModule: AnyGameModule }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const list = usePuzzleList(gameModule.id);
  const solved = usePuzzles((memory) => memory.solved[gameModule.id]) ?? {};
  const { rating, spread, tries } = usePuzzleRating(gameModule.id);
  const all = list ?? [];
  const done = all.filter((puzzle) => solved[puzzle.id] !== undefined).length;
  const game = gameModule.title[language];
  if (list?.length === 0)
    return <GameCard gameModule={gameModule} below={<p className="soft">{t('puzzles.none')}</p>} />;
  // While the list is on its way the card is as large as it will be.
  const below = (
    <p className="soft" data-coming={list === null}>
      {t('puzzles.solved', { n: done, of: all.length })}
      {tries > 0 && <> · {t('puzzle.own', { rating: Math.round(rating), spread: Math.round(spread) })}</>}
      <progress className="solved" value={done} max={Math.max(1, all.length)} aria-label={game} />
    </p>
  );
  return (
    <GameCard gameModule={gameModule} below={below}>
      <Link className="btn strong" href={`/puzzles/${gameModule.id}`} aria-label={t('puzzles.solve.of', { game })}>
        {t('puzzles.solve')}
      </Link>
    </GameCard>
  );
}
