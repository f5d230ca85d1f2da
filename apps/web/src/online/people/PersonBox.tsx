import type { TableCard } from '@naos/protocol';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Box } from '../../home/Box.tsx';
import { mute, useMuted } from '../../store/muted.ts';
import { useT } from '../../words/index.ts';
import { refusalText } from '../../words/refusal.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import type { Person } from './people.ts';
import { Report } from './Report.tsx';

interface PersonBoxProps {
  readonly person: Person;
  readonly connection: TableConnection;
  readonly card: TableCard;
  readonly host: boolean;
  readonly onClose: () => void;
}

/** What can be done about somebody in the chat: hide them for oneself, silence them for all (host), report them. */
export function PersonBox({ person: { id, name }, connection, card, host, onClose }: PersonBoxProps): ReactElement {
  const t = useT();
  const muted = useMuted(({ players }) => players.includes(id));
  const silenced = card.silenced.includes(id);
  const [asked, setAsked] = useState(false);
  const refused = useSyncExternalStore(connection.subscribe, () => connection.refused);
  const silence = () => {
    setAsked(true);
    connection.act({ do: 'silence', player: id, on: !silenced });
  };
  return (
    <Box title={name === '' ? t('person.unnamed') : name} onClose={onClose}>
      <div className="person">
        {name !== '' && (
          <Link className="btn" href={`/player/${id}`}>
            {t('profile.open')}
          </Link>
        )}
        <button type="button" className="btn" onClick={() => mute(id, !muted)}>
          {t(muted ? 'person.show' : 'person.hide')}
        </button>
        {host && (
          <button type="button" className="btn" onClick={silence}>
            {t(silenced ? 'person.unsilence' : 'person.silence')}
          </button>
        )}
        <p className="note" role="status">
          {[silenced && t('person.silenced'), muted && t('person.hidden')].filter(Boolean).join(' ')}
        </p>
        {asked && refused !== null && (
          <p className="notice bad" role="alert">
            {refusalText(refused, t)}
          </p>
        )}
        <Report at={{ table: card.id }} player={id} />
      </div>
    </Box>
  );
}
