import { type ReactElement, useEffect, useRef, useState } from 'react';

/** Reads new lines and the changed prompt out to screen readers, politely, once each. */
export function Announcer({
  prompt,
  lines,
}: {
  readonly prompt: string;
  readonly lines: readonly string[];
}): ReactElement {
  const heard = useRef(lines.length);
  const asked = useRef('');
  const [text, setText] = useState('');
  useEffect(() => {
    const news = lines.slice(heard.current);
    heard.current = lines.length;
    if (prompt !== asked.current) news.push(prompt);
    asked.current = prompt;
    if (news.length > 0) setText(news.slice(-MOST).join(' '));
  }, [prompt, lines]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}

/** A long row of events is in the log; read aloud, only its end helps. */
const MOST = 6;
