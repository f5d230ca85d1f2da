import type { AnyGameModule } from '@naos/game-module';
import type { TableCard, TableList } from '@naos/protocol';
import type { Language } from '@naos/words';
import { RefreshCw } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { NewTable } from '../home/NewTable.tsx';
import { PickGame } from '../home/PickGame.tsx';
import { Quick } from '../home/Quick.tsx';
import { ApiProblem, api } from '../online/api.ts';
import { Ratings } from '../online/people/Ratings.tsx';
import { termsText } from '../online/table/clock-text.ts';
import { seatNames } from '../online/table/seat-name.ts';
import { WaitingList } from '../online/WaitingList.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useSettings } from '../store/settings.ts';
import { type T, useLanguage, useT } from '../words/index.ts';
import { type Refusal, refusalText } from '../words/refusal.ts';

interface Lobby {
  /** My id. */
  readonly me: string;
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  readonly running: readonly TableCard[];
  readonly finished: readonly TableCard[];
}

const AGAIN_MS = 10_000;
/** How many finished games are shown, the newest. */
const FINISHED_TABLES = 10;

/** Tables on this server: mine, those with a free chair, those one can watch or look back at; and who plays how well. */
export default function Tables(): ReactElement {
  const t = useT();
  useTitle(t('nav.tables'));
  const { lobby, problem, look } = useLobby();
  // The link that a server prints when it starts leads here, to make the first table.
  const [picking, setPicking] = useState(() => new URLSearchParams(location.search).has('new'));
  const [ordering, setOrdering] = useState<AnyGameModule | null>(null);
  const order = (gameModule: AnyGameModule) => {
    setPicking(false);
    setOrdering(gameModule);
  };
  return (
    <main className="page narrow">
      <div className="lobby-head">
        <h1>{t('nav.tables')}</h1>
        <button type="button" className="btn strong" onClick={() => setPicking(true)}>
          {t('lobby.new')}
        </button>
        <button type="button" className="icon" aria-label={t('lobby.again')} onClick={look}>
          <RefreshCw size={18} aria-hidden="true" />
        </button>
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {refusalText(problem, t)}
        </p>
      )}
      {lobby === null && problem === null && (
        <p className="soft" role="status">
          {t('site.loading')}
        </p>
      )}
      <WaitingList />
      <Quick />
      <p className="soft lobby-events">
        <Link href="/events">{t('contest.events')}</Link>. {t('contest.events.about')}
      </p>
      {lobby !== null && (
        <>
          <Section
            title={t('lobby.mine')}
            none={t('lobby.mine.none')}
            tables={lobby.mine}
            go={t('lobby.go')}
            me={lobby.me}
          />
          <Section title={t('lobby.open')} none={t('lobby.open.none')} tables={lobby.open} go={t('lobby.look')} />
          <Section
            title={t('lobby.running')}
            none={t('lobby.running.none')}
            tables={lobby.running}
            go={t('lobby.watch')}
          />
          <Section
            title={t('lobby.finished')}
            none={t('lobby.finished.none')}
            tables={lobby.finished}
            go={t('lobby.look')}
          />
          <Ratings />
        </>
      )}
      {picking && <PickGame onPick={order} onClose={() => setPicking(false)} />}
      {ordering !== null && <NewTable gameModule={ordering} onClose={() => setOrdering(null)} />}
    </main>
  );
}

/** What is to be seen; `problem` is why the last look brought nothing, as the server or the network has it. */
function useLobby(): { readonly lobby: Lobby | null; readonly problem: Refusal | null; readonly look: () => void } {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const look = useCallback(() => {
    const all = async (): Promise<[string, TableList, TableList, TableList, TableList]> => {
      const { id } = await api.arrive(useSettings.getState().name);
      return Promise.all([
        id,
        api.tables({ mine: true }),
        api.tables({ status: 'open' }),
        api.tables({ status: 'running' }),
        api.tables({ status: 'finished', limit: FINISHED_TABLES }),
      ]);
    };
    all().then(
      ([me, mine, open, running, finished]) => {
        setProblem(null);
        const own = new Set(mine.tables.map(({ id }) => id));
        const others = (tables: readonly TableCard[]) => tables.filter(({ id }) => !own.has(id));
        setLobby({
          me,
          mine: mine.tables,
          open: others(open.tables),
          running: others(running.tables),
          finished: others(finished.tables),
        });
      },
      (error: unknown) => setProblem(error instanceof ApiProblem ? error : { code: 'offline' }),
    );
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { lobby, problem, look };
}

interface SectionProps {
  readonly title: string;
  readonly none: string;
  readonly tables: readonly TableCard[];
  readonly go: string;
  /** Whose tables these are, where they are one person's. */
  readonly me?: string;
}

function Section({ title, none, tables, go, me = '' }: SectionProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="lobby">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="soft">{none}</p>}
      <ul className="learn-list">
        {tables.map((card) => {
          const name = titleOf(card.game, language);
          const names = seatNames(card, t, language).join(' · ');
          return (
            <li key={card.id} className="card">
              <Chip game={card.game} />
              <div>
                <h3>{name}</h3>
                <p className="soft">{names}</p>
                <p className="note">{termsText(card, t)}</p>
              </div>
              <span className="note">{stateText(card, me, t, language)}</span>
              <Link className="btn" href={`/t/${card.id}`} aria-label={`${go}: ${name}, ${names}`}>
                {go}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whose turn it is, or why it is nobody's. */
function stateText(card: TableCard, me: string, t: T, language: Language): string {
  if (card.status === 'open') return t('lobby.state.open');
  if (card.status !== 'running') return t('lobby.state.over');
  if (card.seats.some(({ player, seat }) => player === me && card.waiting.includes(seat))) return t('waiting.you');
  const names = seatNames(card, t, language).filter((_, seat) => card.waiting.includes(seat));
  return names.length === 0 ? t('lobby.state.running') : t('waiting.them', { names: names.join(', ') });
}
