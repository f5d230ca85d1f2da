import { VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Box } from '../../home/Box.tsx';
import { useT } from '../../words/index.ts';
import type { Person } from './people.ts';

interface PeopleBoxProps {
  readonly people: readonly Person[];
  /** Ids of those whose lines are not shown. */
  readonly unread: readonly string[];
  readonly onMeet: (id: string) => void;
  readonly onClose: () => void;
}

/** Everybody else in the chat, those too who have said nothing or of whom nothing is shown. */
export function PeopleBox({ people, unread, onMeet, onClose }: PeopleBoxProps): ReactElement {
  const t = useT();
  return (
    <Box title={t('chat.people')} onClose={onClose}>
      <div className="person">
        {people.map(({ id, name }) => (
          <button key={id} type="button" className="btn" onClick={() => onMeet(id)}>
            {name === '' ? t('person.unnamed') : name}
            {unread.includes(id) && <VolumeX size={17} role="img" aria-label={t('person.unread')} />}
          </button>
        ))}
      </div>
    </Box>
  );
}
