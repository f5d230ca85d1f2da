import { type FormEvent, type ReactElement, useState } from 'react';
import { useT } from '../../words/index.ts';
import { refusalText } from '../../words/refusal.ts';
import { ApiProblem, api, type ReportPlace } from '../api.ts';

const LONGEST_CHARACTERS = 1000;

/** Tells the host of the site about somebody at a table, in a sentence or two. */
export function Report({ at, player }: { readonly at: ReportPlace; readonly player: string }): ReactElement {
  const t = useT();
  const [text, setText] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || state !== 'writing') return;
    setProblem(null);
    setState('sending');
    try {
      await api.report(at, player, text.trim());
      setState('sent');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setState('writing');
      setProblem(error.code === 'offline' ? t('report.offline') : refusalText(error, t));
    }
  };
  if (state === 'sent') {
    return (
      <p className="notice" role="status">
        {t('report.sent')}
      </p>
    );
  }
  return (
    <form className="report" onSubmit={(event) => void send(event)}>
      <label className="field">
        <span>{t('report.title')}</span>
        <textarea
          className="text"
          rows={3}
          required
          maxLength={LONGEST_CHARACTERS}
          placeholder={t('report.what')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="btn" disabled={state === 'sending'}>
        {t('report.send')}
      </button>
    </form>
  );
}
