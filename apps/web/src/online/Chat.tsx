import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '../words/index.ts';
import type { TableLine, TableNews } from './table-line.ts';

const LONGEST = 500;

/** The table's chat. */
export function Chat({ line, news }: { readonly line: TableLine; readonly news: TableNews }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { chat, ahead } = news;
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
  return (
    <div className="chat">
      <ol ref={list} aria-live="polite">
        {chat.length === 0 && <li className="note">{t('chat.empty')}</li>}
        {chat.map(({ n, name, text: said, at }) => (
          <li key={n}>
            <b>{name}</b>{' '}
            <time className="note">{new Date(at - ahead).toLocaleTimeString(language, { timeStyle: 'short' })}</time>
            <br />
            {said}
          </li>
        ))}
      </ol>
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
    </div>
  );
}
