import type { AnyDoor } from '@naos/door';
import type { ReactElement } from 'react';
import { allDoors } from '../kit/doors.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Box } from './Box.tsx';
import { Chip } from './Continue.tsx';

interface PickGameProps {
  readonly onPick: (door: AnyDoor) => void;
  readonly onClose: () => void;
}

/** Which game a new table is for. */
export function PickGame({ onPick, onClose }: PickGameProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  return (
    <Box title={t('lobby.new')} onClose={onClose}>
      <ul className="pick-game">
        {allDoors.map((door) => (
          <li key={door.id}>
            <button type="button" className="btn" onClick={() => onPick(door)}>
              <Chip game={door.id} />
              {door.title[language]}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
