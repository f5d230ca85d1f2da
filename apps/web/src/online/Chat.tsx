import { VolumeX } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useMuted } from '../store/muted.ts';
import { useLanguage, useT } from '../words/index.ts';
import { PersonBox } from './PersonBox.tsx';
import { othersAt } from './people.ts';
import type { TableLine, TableNews } from './table-line.ts';

const LONGEST = 500;

/** The table's chat. A name opens what can be done about that person; so does the list of all, where nobody is hidden. */
export function Chat({ line, news }: { readonly line: TableLine; readonly news: TableNews }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [met, setMet] = useState<string | null>(null);
  const all = useRef<HTMLElement>(null);
  const muted = useMuted(({ players }) => players);
  const { card, ahead, you } = news;
  const others = othersAt(news);
  const person = others.find(({ id }) => id === met);
  const unread = [...card.silenced, ...muted];
  const chat = news.chat.filter(({ player }) => !unread.includes(player));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down when a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    line.say(text.trim());
    setText('');
  };
  const close = () => {
    setMet(null);
    // The name that opened the box may be hidden now, and the keyboard must not lose its place.
    if (document.activeElement === document.body) all.current?.focus();
  };
  return (
    <div className="chat">
      <ol ref={list} aria-live="polite">
        {chat.length === 0 && <li className="note">{t('chat.empty')}</li>}
        {chat.map(({ n, player, name, text: said, at }) => (
          <li key={n}>
            {player === you ? (
              <b>{name}</b>
            ) : (
              <button type="button" className="who" aria-haspopup="dialog" onClick={() => setMet(player)}>
                {name}
              </button>
            )}{' '}
            <time className="note">{new Date(at - ahead).toLocaleTimeString(language, { timeStyle: 'short' })}</time>
            <br />
            {said}
          </li>
        ))}
      </ol>
      {card.silenced.includes(you) ? (
        <p className="note">{t('chat.silenced')}</p>
      ) : (
        <form onSubmit={send}>
          <input
            className="text"
            value={text}
            maxLength={LONGEST}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn">
            {t('chat.send')}
          </button>
        </form>
      )}
      {others.length > 0 && (
        <details className="table-acts">
          <summary ref={all}>{t('chat.people')}</summary>
          <div className="row">
            {others.map(({ id, name }) => (
              <button key={id} type="button" className="btn" aria-haspopup="dialog" onClick={() => setMet(id)}>
                {name === '' ? t('person.unnamed') : name}
                {unread.includes(id) && <VolumeX size={17} role="img" aria-label={t('person.unread')} />}
              </button>
            ))}
          </div>
        </details>
      )}
      {person !== undefined && (
        <PersonBox person={person} line={line} card={card} host={card.host === you} onClose={close} />
      )}
    </div>
  );
}
