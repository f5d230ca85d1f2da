import type { AnyDoor } from '@naos/door';
import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'wouter';
import { Chip } from '../home/Continue.tsx';
import { accentOf, allDoors } from '../kit/doors.ts';
import { usePuzzleList } from '../puzzles/use-puzzles.ts';
import { useTitle } from '../shell/use-title.ts';
import { usePuzzles } from '../store/puzzles.ts';
import { useLanguage, useT } from '../words/index.ts';

/** Every game's puzzles, and how many of them are solved. */
export default function Puzzles(): ReactElement {
  const t = useT();
  useTitle(t('puzzles.title'));
  return (
    <main className="page narrow">
      <h1>{t('puzzles.title')}</h1>
      <p className="soft lead">{t('puzzles.below')}</p>
      <ul className="learn-list">
        {allDoors.map((door) => (
          <Collection key={door.id} door={door} />
        ))}
      </ul>
    </main>
  );
}

function Collection({ door: { id, title } }: { readonly door: AnyDoor }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const list = usePuzzleList(id);
  const solved = usePuzzles((memory) => memory.solved[id]) ?? {};
  const done = (list ?? []).filter((puzzle) => solved[puzzle.id] !== undefined).length;
  return (
    <li className="card" style={{ '--c': accentOf(id) } as CSSProperties}>
      <Chip game={id} />
      <div>
        <h2>{title[language]}</h2>
        {list !== null && list.length > 0 && (
          <p className="soft">
            {t('puzzles.solved', { n: done, of: list.length })}
            <progress className="solved" value={done} max={list.length} aria-label={title[language]} />
          </p>
        )}
        {list !== null && list.length === 0 && <p className="soft">{t('puzzles.none')}</p>}
      </div>
      {list !== null && list.length > 0 && (
        <div className="row">
          <Link
            className="btn strong"
            href={`/puzzles/${id}`}
            aria-label={t('puzzles.solve.of', { game: title[language] })}
          >
            {t('puzzles.solve')}
          </Link>
        </div>
      )}
    </li>
  );
}
