import type { AnyGameModule } from '@naos/game-module';
import type { ReactElement } from 'react';
import { allGameModules } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Box } from './Box.tsx';
import { Chip } from './Chip.tsx';

interface PickGameProps {
  readonly onPick: (gameModule: AnyGameModule) => void;
  readonly onClose: () => void;
}

/** Which game a new table is for. */
export function PickGame({ onPick, onClose }: PickGameProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  return (
    <Box title={t('lobby.new')} onClose={onClose}>
      <ul className="pick-game">
        {allGameModules.map((gameModule) => (
          <li key={gameModule.id}>
            <button type="button" className="btn" onClick={() => onPick(gameModule)}>
              <Chip game={gameModule.id} />
              {gameModule.title[language]}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
