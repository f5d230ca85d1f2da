import { type ReactElement, useEffect, useRef, useState } from 'react';

/** Reads new lines, the changed prompt and every reason why not out to screen readers, politely, once each. */
export function Announcer({
  prompt,
  lines,
  reason = null,
}: {
  readonly prompt: string;
  readonly lines: readonly string[];
  /** Why what was tried is not allowed; the same again is said again once it was taken away. */
  readonly reason?: string | null;
}): ReactElement {
  const heard = useRef(lines.length);
  const asked = useRef('');
  const [text, setText] = useState('');
  useEffect(() => {
    const news = lines.slice(heard.current);
    heard.current = lines.length;
    if (prompt !== asked.current) news.push(prompt);
    asked.current = prompt;
    if (news.length > 0) setText(news.slice(-MOST).map(ended).join(' '));
  }, [prompt, lines]);
  const refused = useRef<string | null>(null);
  useEffect(() => {
    const before = refused.current;
    refused.current = reason;
    if (reason !== null && reason !== before) setText(reason);
    else if (reason === null && before !== null) setText((said) => (said === before ? '' : said));
  }, [reason]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}

/** A long row of events is in the log; read aloud, only its end helps. The cards of a battle, its losses and what follows. */
const MOST = 12;

/** A voice pauses after a sentence only where it ends with a mark. */
const ended = (sentence: string): string => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`);
