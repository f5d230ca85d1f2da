import type { Moment, TableCard } from '@naos/protocol';
import { ChevronRight } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameModuleOf, titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useSay, useT } from '../words/index.ts';
import { api } from './api.ts';
import { eventsIn } from './connection/beats.ts';
import { gameView } from './connection/game-view.ts';
import { timeText } from './table/clock-text.ts';
import { othersAt, useSeatNames } from './table/seat-name.ts';
import { useMyTables, useWaiting } from './waiting.ts';

/** The tables that wait for me: how long still, and what happened there last. */
export function WaitingList(): ReactElement | null {
  const t = useT();
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <section className="lobby waiting-list">
      <h2>
        {t('waiting.title')} <b className="count">{waiting.length}</b>
      </h2>
      <ul className="learn-list">
        {waiting.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Row({ card }: { readonly card: TableCard }): ReactElement {
  const t = useT();
  const { title, asked, moments, happened } = useWaitingTable(card);
  return (
    <li className="card">
      <Position card={card} moments={moments} />
      <div>
        <h3>{title}</h3>
        <p>
          <b>{asked}</b>
        </p>
        {happened}
      </div>
      <Link className="btn strong" href={`/t/${card.id}`} aria-label={`${t('waiting.go')}: ${title}`}>
        {t('waiting.go')}
      </Link>
    </li>
  );
}

/** The same in a line that is one press, for the list in the head of every page. */
export function WaitingLine({ card, isHere }: { readonly card: TableCard; readonly isHere: boolean }): ReactElement {
  const t = useT();
  const { title, asked, moments, happened } = useWaitingTable(card);
  const words = (
    <>
      <Position card={card} moments={moments} />
      <div>
        <b>{title}</b>
        <p>{isHere ? t('waiting.here') : asked}</p>
        {happened}
      </div>
    </>
  );
  return (
    <li>
      {isHere ? (
        <div className="cont">{words}</div>
      ) : (
        <Link className="cont" href={`/t/${card.id}`}>
          {words}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}

/** What is said of a table that waits: who plays what, how long still, and what happened there last. */
function useWaitingTable(card: TableCard) {
  const t = useT();
  const language = useLanguage();
  const { me } = useMyTables();
  const names = useSeatNames(card);
  const mine = card.seats.find(({ player }) => player === me)?.seat ?? null;
  const game = titleOf(card.game, language);
  const others = othersAt(card, names, me);
  const left = mine === null || card.clock.kind === 'none' ? undefined : card.face?.left[mine];
  const moments = useLastMoments(card);
  const asked =
    card.status === 'open'
      ? t('waiting.ready')
      : left === undefined
        ? t('waiting.turn')
        : t('waiting.left', { time: timeText(left, t) });
  return {
    title: others === '' ? game : t('home.with', { game, names: others }),
    asked,
    moments,
    happened: card.status === 'running' && <Happened card={card} names={names} seat={mine} moments={moments} />,
  };
}

/** What this seat has heard of last, with the position after it; read anew when the table moves on. */
function useLastMoments({ id, version, status }: TableCard): readonly Moment[] {
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    if (status !== 'running') return;
    let here = true;
    api.moments(id, Math.max(0, version - 1), version + 50).then(
      (found) => here && setMoments(found),
      () => {
        // The list stands without what happened.
      },
    );
    return () => {
      here = false;
    };
  }, [id, version, status]);
  return moments;
}

/** The position in small, as links show it; the game's sign until it is there. */
function Position({ card, moments }: { readonly card: TableCard; readonly moments: readonly Moment[] }): ReactElement {
  const view = moments.at(-1)?.view;
  const sketch = useLoaded(card.game, async (game) => (await gameModuleOf(game)?.sketch?.()) ?? null);
  if (view === undefined || sketch === null) return <Chip game={card.game} />;
  return (
    <img
      className="waiting-position"
      src={`data:image/svg+xml,${encodeURIComponent(sketch(gameView(view)))}`}
      alt=""
      width="160"
      height="100"
    />
  );
}

interface HappenedProps {
  readonly card: TableCard;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly moments: readonly Moment[];
}

/** One sentence: the last thing that this seat has heard of. */
function Happened({ card, names, seat, moments }: HappenedProps): ReactElement | null {
  const module = gameModuleOf(card.game);
  const words = useLoaded(module, async () => (await module?.words()) ?? null);
  const say = useSay(words?.catalogs ?? null);
  if (words === null) return null;
  const events = eventsIn(moments.flatMap(({ beats }) => beats));
  const lines = events.map(({ event }) => words.event(event, (one) => names[one] ?? '', seat));
  const last = lines.findLast((one) => one !== null);
  return last === undefined || last === null ? null : <p className="soft">{say(last)}</p>;
}
