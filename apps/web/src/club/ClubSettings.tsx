import type { ClubAct, ClubPage } from '@naos/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { Box } from '../home/Box.tsx';
import { Qr } from '../online/table/Qr.tsx';
import { useT } from '../words/index.ts';
import { ClubFields } from './ClubFields.tsx';
import { clubApi } from './club-api.ts';
import { useDoing } from './use-doing.ts';

/** Of a large club the others are found by their name. */
const MOST_SHOWN = 40;

interface ClubSettingsProps {
  readonly page: ClubPage;
  readonly you: string;
  readonly onClose: () => void;
}

/** Who belongs to the club, its link, and what its host may change. */
export function ClubSettings({ page, you, onClose }: ClubSettingsProps): ReactElement {
  const t = useT();
  const [, go] = useLocation();
  const isHost = page.host === you;
  const { act, problem } = useDoing();
  const [name, setName] = useState(page.name);
  const [crest, setCrest] = useState(page.crest);
  const [notices, setNotices] = useState(page.notices);
  const [isSaved, setSaved] = useState(false);
  const [sure, setSure] = useState<'leave' | 'close' | null>(null);
  const [wanted, setWanted] = useState('');
  const found = page.members.filter(({ name: one }) => one.toLowerCase().includes(wanted.trim().toLowerCase()));
  const address = new URL(page.link, location.href).href;
  const perform = (what: ClubAct) => act(() => clubApi.act(page.id, what));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void perform({ do: 'set', name, crest }).then(setSaved);
  };
  const goFor = (what: 'leave' | 'close') => {
    if (sure !== what) setSure(what);
    else void perform({ do: what }).then((isDone) => isDone && go('/clubs'));
  };
  const tell = (on: boolean) => void perform({ do: 'notices', on }).then((isDone) => isDone && setNotices(on));
  return (
    <Box title={t('club.settings')} onClose={onClose}>
      <div className="club-form">
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        {isHost && (
          <form className="club-form" onSubmit={save}>
            <ClubFields name={name} crest={crest} onName={setName} onCrest={setCrest} />
            <button type="submit" className="btn strong">
              {t('club.save')}
            </button>
            <p className="note" role="status">
              {isSaved && t('club.saved')}
            </p>
          </form>
        )}
        <label className="field">
          <span>{t('club.link')}</span>
          <input className="text" readOnly value={address} onFocus={(event) => event.target.select()} />
        </label>
        <Qr text={address} label={t('invite.qr.of', { label: t('club.link') })} />
        {isHost && (
          <p>
            <button type="button" className="btn" onClick={() => void perform({ do: 'new link' })}>
              {t('club.link.new')}
            </button>{' '}
            <span className="note">{t('club.link.why')}</span>
          </p>
        )}
        <label className="tick">
          <input type="checkbox" checked={notices} onChange={(event) => tell(event.target.checked)} />
          <span>{t('club.notices')}</span>
        </label>
        <h3>{t('club.members')}</h3>
        {page.members.length > MOST_SHOWN && (
          <label className="field">
            <span>{t('club.members.find')}</span>
            <input className="text" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          </label>
        )}
        <ul className="club-rows">
          {found.slice(0, MOST_SHOWN).map((member) => (
            <li key={member.id}>
              <div>
                <b>{member.name}</b> {member.id === page.host && <span className="note">{t('club.host')}</span>}
              </div>
              {isHost && member.id !== you && (
                <MemberActs name={member.name} id={member.id} isSilenced={member.silenced} perform={perform} />
              )}
            </li>
          ))}
          {found.length > MOST_SHOWN && <li className="note">{t('club.more', { n: found.length - MOST_SHOWN })}</li>}
        </ul>
        <div className="row">
          <button type="button" className="btn" onClick={() => goFor('leave')}>
            {t(sure === 'leave' ? 'club.leave.sure' : 'club.leave')}
          </button>
          {isHost && (
            <button type="button" className="btn" onClick={() => goFor('close')}>
              {t(sure === 'close' ? 'club.close.sure' : 'club.close')}
            </button>
          )}
        </div>
      </div>
    </Box>
  );
}

interface MemberActsProps {
  readonly name: string;
  readonly id: string;
  readonly isSilenced: boolean;
  readonly perform: (act: ClubAct) => Promise<boolean>;
}

function MemberActs({ name, id, isSilenced, perform }: MemberActsProps): ReactElement {
  const t = useT();
  const acts = [
    { label: t('club.make-host'), act: { do: 'make host', player: id } },
    { label: t(isSilenced ? 'club.unsilence' : 'club.silence'), act: { do: 'silence', player: id, on: !isSilenced } },
    { label: t('club.remove'), act: { do: 'remove', player: id } },
  ] as const satisfies readonly { label: string; act: ClubAct }[];
  return (
    <div className="row">
      {acts.map(({ label, act }) => (
        <button
          key={act.do}
          type="button"
          className="btn"
          aria-label={`${label}: ${name}`}
          onClick={() => void perform(act)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
