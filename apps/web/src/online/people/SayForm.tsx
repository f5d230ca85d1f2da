import { type FormEvent, type ReactElement, useState } from 'react';
import { useT } from '../../words/index.ts';

const LONGEST_CHARACTERS = 500;

interface SayFormProps {
  readonly label: string;
  /** Says it; what could not be said stays in the field. */
  readonly onSay: (text: string) => boolean | Promise<boolean>;
}

/** A line to say something in, at a table or in a club. */
export function SayForm({ label, onSay }: SayFormProps): ReactElement {
  const t = useT();
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await onSay(said))) setText('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <input
        className="text"
        value={text}
        maxLength={LONGEST_CHARACTERS}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn">
        {t('chat.send')}
      </button>
    </form>
  );
}
