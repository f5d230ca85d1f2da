import type { SeatCard } from '@naos/protocol';
import { SeatMark } from '@naos/table-ui';
import { ArrowLeftRight, Check, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { gameModuleOf } from '../../games/game-modules.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSettings } from '../../store/settings.ts';
import { type T, useT } from '../../words/index.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';
import { RoomRename } from './RoomRename.tsx';
import { botText, levelText } from './seat-name.ts';

interface RoomSeatProps {
  readonly one: SeatCard;
  readonly name: string;
  readonly connection: TableConnection;
  readonly news: TableNews;
}

/** A seat of the room: its sign, who has it and in which state, and what this person can do with it. */
export function RoomSeat({ one, name, connection, news }: RoomSeatProps): ReactElement {
  const t = useT();
  const { card, seat: own, you } = news;
  const isMine = one.seat === own;
  const isReady = one.ready === true || one.kind === 'bot';
  return (
    <li className="room-seat card" data-seat={one.seat} data-mine={isMine} data-free={one.kind === 'open'}>
      <SeatMark seat={one.seat} size={40} />
      <b>{one.kind === 'open' && one.keptFor ? t('room.kept-for', { name: one.keptFor }) : name}</b>
      <span className="note">
        {isReady && <Check size={15} aria-hidden="true" />}
        {stateOf(one, card.host === one.player && one.player !== null, you, t)}
      </span>
      {card.status === 'open' && <Acts one={one} connection={connection} news={news} />}
    </li>
  );
}

function Acts({ one, connection, news }: Omit<RoomSeatProps, 'name'>): ReactElement {
  const t = useT();
  const { card, seat: own, kept, you } = news;
  // Whoever has no name yet is asked for it first, below.
  const isNamed = useSettings(({ name: known }) => known !== '');
  const isHost = card.host === you;
  const { seat, kind, asks, keptFor } = one;
  const change = (to: number) => () => connection.act({ do: 'change seat', seat: to });
  const isFree = kind === 'open' && keptFor === undefined;
  const mayTake =
    kept === null ? isFree && (connection.isInvited || (card.visibility === 'public' && !one.invited)) : kept === seat;
  const myWish = own === null ? undefined : card.seats[own]?.asks;
  return (
    <div className="row">
      {own === null && isNamed && (mayTake || (isHost && isFree)) && (
        <button type="button" className="btn go" onClick={() => connection.sit(seat)}>
          {t('room.sit')}
        </button>
      )}
      {own !== null && asks === own && (
        <>
          <span className="asks">{t('room.asks')}</span>
          <button type="button" className="btn go" onClick={change(seat)}>
            {t('room.swap')}
          </button>
          <button type="button" className="btn" onClick={change(own)}>
            {t('room.stay')}
          </button>
        </>
      )}
      {own !== null && seat !== own && asks !== own && keptFor === undefined && (
        <button
          type="button"
          className="btn"
          aria-label={t(myWish === seat ? 'room.asked' : 'room.move')}
          aria-pressed={myWish === seat}
          onClick={myWish === seat ? change(own) : change(seat)}
        >
          <ArrowLeftRight size={16} aria-hidden="true" />
          <span className="wide">{t(myWish === seat ? 'room.asked' : 'room.move')}</span>
        </button>
      )}
      {own === seat && <RoomRename />}
      {isHost && kind !== 'person' && <HostActs one={one} connection={connection} news={news} />}
    </div>
  );
}

/** What the host does with a seat on which nobody sits: a bot, of which strength, or one seat less. */
function HostActs({ one, connection, news: { card } }: Omit<RoomSeatProps, 'name'>): ReactElement | null {
  const t = useT();
  const module = gameModuleOf(card.game);
  const shelf = useLoaded(module, async () => (await module?.bots()) ?? null);
  if (module === null || shelf === null) return null;
  const { levels, besides = [] } = shelf;
  const middle = levels[Math.floor(levels.length / 2)] ?? '';
  const bot = (level: string) => connection.act({ do: 'set seat', seat: one.seat, to: { kind: 'bot', level } });
  const empty = card.visibility === 'public' ? ({ kind: 'open' } as const) : ({ kind: 'invite' } as const);
  return (
    <>
      {one.kind === 'bot' ? (
        <select
          className="text"
          aria-label={t('room.level', { n: one.seat + 1 })}
          value={one.name}
          onChange={(event) => bot(event.target.value)}
        >
          {[...levels, ...besides].map((level) => (
            <option key={level} value={level}>
              {levelText(level, t)}
            </option>
          ))}
        </select>
      ) : (
        <button type="button" className="btn" onClick={() => bot(middle)}>
          <Plus size={16} aria-hidden="true" />
          {t('room.add-bot')}
        </button>
      )}
      {one.kind === 'bot' || one.keptFor !== undefined ? (
        <button
          type="button"
          className="btn"
          onClick={() => connection.act({ do: 'set seat', seat: one.seat, to: empty })}
        >
          {t('room.free-it')}
        </button>
      ) : (
        card.seats.length > module.seats.min && (
          <button type="button" className="btn" onClick={() => connection.act({ do: 'remove seat', seat: one.seat })}>
            {t('room.remove')}
          </button>
        )
      )}
    </>
  );
}

function stateOf({ kind, online, player, ready, ...rest }: SeatCard, isHost: boolean, you: string, t: T): string {
  if (kind === 'bot') return botText(rest, t);
  if (kind === 'open') return t(rest.keptFor === undefined ? 'room.by-link' : 'room.kept');
  const states = [
    ...(player === you ? [t('room.you')] : []),
    ...(isHost ? [t('room.host')] : []),
    ...(ready === true ? [t('room.ready')] : player === you ? [] : [t(online ? 'room.here' : 'room.away')]),
  ];
  return states.join(', ');
}
