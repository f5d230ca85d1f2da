import { MessageSquareOff } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useMuted } from '../../store/muted.ts';
import { useLanguage, useT } from '../../words/index.ts';
import type { TableConnection, TableNews, TalkPlace } from '../connection/table-connection.ts';
import { useSeatNames } from '../table/seat-name.ts';
import { PeopleBox } from './PeopleBox.tsx';
import { PersonBox } from './PersonBox.tsx';
import { othersAt } from './people.ts';
import { Reactions } from './Reactions.tsx';
import { Said } from './Said.tsx';
import { SayForm } from './SayForm.tsx';
import { linesOf, useReading } from './unread.ts';

/** The table's chat. A name opens what can be done about that person; the list of all leads there too, also to who is hidden. */
export function Chat({
  connection,
  news,
  place = 'table',
}: {
  readonly connection: TableConnection;
  readonly news: TableNews;
  /** Whose talk it is: the table's, or that of those who watch. */
  readonly place?: TalkPlace;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  /** The id of whom the open box is about. */
  const [met, setMet] = useState<string | null>(null);
  const all = useRef<HTMLButtonElement>(null);
  const muted = useMuted(({ players }) => players);
  const { card, ahead, you, seat } = news;
  useReading(news, place);
  const others = othersAt(news);
  const names = useSeatNames(card);
  /** Of two who have the same name the table tells the second one apart, and so does the chat. */
  const nameOf = (player: string, name: string): string =>
    names[card.seats.find((one) => one.kind === 'person' && one.player === player)?.seat ?? -1] ?? name;
  const person = others.find(({ id }) => id === met);
  const unread = [...card.silenced, ...muted];
  const chat = linesOf(news, place).filter(({ player }) => !unread.includes(player));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down when a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  const whyNot = card.silenced.includes(you)
    ? 'chat.silenced'
    : place === 'watchers' || seat !== null || card.host === you
      ? null
      : 'chat.watching';
  const close = () => {
    setMet(null);
    // What opened the box may be hidden now, and the keyboard would lose its place.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('dialog.box') !== null) all.current?.focus();
  };
  return (
    <div className="chat">
      <ol ref={list} aria-live="polite">
        {chat.length === 0 && <li className="note">{t(place === 'watchers' ? 'watchers.empty' : 'chat.empty')}</li>}
        {chat.map(({ n, player, name, text: said, at }) => (
          <li key={n}>
            {player === you ? (
              <b>{nameOf(player, name)}</b>
            ) : (
              <button type="button" className="who" aria-haspopup="dialog" onClick={() => setMet(player)}>
                {nameOf(player, name)}
              </button>
            )}{' '}
            <time className="note">{new Date(at - ahead).toLocaleTimeString(language, { timeStyle: 'short' })}</time>
            <br />
            <Said text={said} />
          </li>
        ))}
      </ol>
      <div className="chat-foot">
        {whyNot !== null ? (
          <p className="note">{t(whyNot)}</p>
        ) : (
          <>
            <Reactions onSay={(text) => connection.say(text, place)} />
            <SayForm
              label={t('chat.say')}
              onSay={(said) => {
                connection.say(said, place);
                return true;
              }}
            />
          </>
        )}
        {others.length > 0 && (
          <button
            ref={all}
            type="button"
            className="icon"
            aria-haspopup="dialog"
            aria-label={t('chat.people')}
            title={t('chat.people')}
            onClick={() => setMet('all')}
          >
            <MessageSquareOff size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {met === 'all' && <PeopleBox people={others} unread={unread} onMeet={setMet} onClose={close} />}
      {person !== undefined && (
        <PersonBox person={person} connection={connection} card={card} host={card.host === you} onClose={close} />
      )}
    </div>
  );
}
