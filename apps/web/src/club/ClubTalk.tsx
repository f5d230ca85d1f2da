import type { ClubPage } from '@naos/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Box } from '../home/Box.tsx';
import { Reactions } from '../online/people/Reactions.tsx';
import { Report } from '../online/people/Report.tsx';
import { useReadingUpTo } from '../online/people/read.ts';
import { Said } from '../online/people/Said.tsx';
import { SayForm } from '../online/people/SayForm.tsx';
import { mute, useMuted } from '../store/muted.ts';
import { useLanguage, useT } from '../words/index.ts';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

interface ClubTalkProps {
  readonly page: ClubPage;
  readonly you: string;
  readonly ahead: number;
  /** Whether it is in front of the reader's eyes. */
  readonly isSeen: boolean;
}

/** The club's talk. A name opens what can be done about that person. */
export function ClubTalk({ page, you, ahead, isSeen }: ClubTalkProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [met, setMet] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const muted = useMuted(({ players }) => players);
  const { act, problem } = useDoing();
  useReadingUpTo(page.id, isSeen ? (page.chat.at(-1)?.n ?? 0) : 0);
  const say = (said: string) => act(() => clubApi.say(page.id, said));
  const silenced = page.members.filter((member) => member.silenced).map(({ id }) => id);
  const lines = page.chat.filter(({ player }) => !muted.includes(player) && !silenced.includes(player));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down when a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length, isSeen]);
  const name = page.chat.find(({ player }) => player === met)?.name ?? '';
  return (
    <section className="card club-talk" data-part="talk" aria-labelledby="club-talk">
      <h2 id="club-talk">{t('club.talk')}</h2>
      <div className="chat">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <ol ref={list} aria-live="polite" aria-labelledby="club-talk" tabIndex={0}>
          {lines.length === 0 && <li className="note">{t('club.talk.empty')}</li>}
          {lines.map((line) => (
            <li key={line.n}>
              {line.player === you ? (
                <b>{line.name}</b>
              ) : (
                <button type="button" className="who" aria-haspopup="dialog" onClick={() => setMet(line.player)}>
                  {line.name}
                </button>
              )}{' '}
              <time className="note">
                {new Date(line.at - ahead).toLocaleTimeString(language, { timeStyle: 'short' })}
              </time>
              <br />
              <Said text={line.text} />
            </li>
          ))}
        </ol>
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <div className="chat-foot">
          {silenced.includes(you) ? (
            <p className="note">{t('club.talk.silenced')}</p>
          ) : (
            <>
              <Reactions onSay={(said) => void say(said)} />
              <SayForm label={t('club.talk.say')} onSay={say} />
            </>
          )}
        </div>
      </div>
      {met !== null && (
        <Box title={name === '' ? t('person.unnamed') : name} onClose={() => setMet(null)}>
          <div className="person">
            <button type="button" className="btn" onClick={() => mute(met, !muted.includes(met))}>
              {t(muted.includes(met) ? 'person.show' : 'person.hide')}
            </button>
            <Report at={{ club: page.id }} player={met} />
          </div>
        </Box>
      )}
    </section>
  );
}
