import type { AnyGameModule } from '@naos/game-module';
import type { ReactElement, ReactNode } from 'react';
import { accentOf, allGameModules } from '../games/game-modules.ts';
import { useLanguage } from '../words/index.ts';
import { Chip } from './Chip.tsx';

interface GameCardProps {
  readonly gameModule: AnyGameModule;
  /** What is said under the game's name. */
  readonly below: ReactNode;
  /** Where one can go from here. */
  readonly children?: ReactNode;
}

/** A game in a list of games. */
export function GameCard({ gameModule: { id, title }, below, children }: GameCardProps): ReactElement {
  const language = useLanguage();
  return (
    <li className="card" style={{ '--c': accentOf(id) }}>
      <Chip game={id} />
      <div>
        <h2>{title[language]}</h2>
        {below}
      </div>
      <div className="row">{children}</div>
    </li>
  );
}

/** Every game, each as a card. */
export function GameList({ card }: { readonly card: (gameModule: AnyGameModule) => ReactElement }): ReactElement {
  return <ul className="learn-list">{allGameModules.map(card)}</ul>;
}
