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
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    const asks = prompt !== asked.current;
    // How a game ended is the last line of its log, and its result says it once more.
    const news = lines.slice(heard.current).filter((told) => !(asks && prompt.includes(told)));
    heard.current = lines.length;
    if (asks) news.push(prompt);
    asked.current = prompt;
    if (news.length > 0) setSaid(after(news.slice(-MOST).map(ended).join(' ')));
  }, [prompt, lines]);
  const refused = useRef<string | null>(null);
  useEffect(() => {
    const before = refused.current;
    refused.current = reason;
    if (reason !== null && reason !== before) setSaid(after(reason));
    else if (reason === null && before !== null)
      setSaid((last) => (last.text === before ? { ...last, text: '' } : last));
  }, [reason]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {/* A voice reads what is added: of two priests on two black spaces the second is told in the same words. */}
      <span key={said.times}>{said.text}</span>
    </div>
  );
}

/** A long row of events is in the log; read aloud, only its end helps. The cards of a battle, its losses and what follows. */
const MOST = 12;

/** The next to be said, even in the same words. */
const after =
  (text: string) =>
  ({ times }: { readonly times: number }) => ({ text, times: times + 1 });

/** A voice pauses after a sentence only where it ends with a mark. */
const ended = (sentence: string): string => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`);
