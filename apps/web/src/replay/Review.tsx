import { SeatMark } from '@naos/table-ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import { doorOf } from '../kit/doors.ts';
import { useManners } from '../table/manners.ts';
import { useT } from '../words/index.ts';
import { ChanceChart } from './ChanceChart.tsx';
import type { RecordedGame } from './replay-session.ts';
import { costliest, type Opinion, opinionOn } from './review.ts';

const SHOWN = 3;

/** What the strongest bot thinks of a finished game: chances to win over time, and the costliest decisions. */
export function Review({
  session,
  names,
}: {
  readonly session: RecordedGame;
  readonly names: readonly string[];
}): ReactElement {
  const t = useT();
  const { opinions, done, start } = useReview(session);
  const { last } = session.reel;
  const begun = opinions !== null;
  return (
    <section className="card review">
      <h2>{t('review.title')}</h2>
      {!begun && (
        <>
          <p className="note">{t('review.why')}</p>
          <button type="button" className="btn" onClick={start}>
            {t('review.start')}
          </button>
        </>
      )}
      {begun && done < last && (
        <p role="status" className="note">
          {t('review.progress', { n: done, of: last })}
          <progress value={done} max={last} aria-label={t('review.title')} />
        </p>
      )}
      {begun && opinions.length > 1 && <ChanceChart opinions={opinions} last={last} names={names} now={session.at} />}
      {begun && done >= last && <Costliest session={session} opinions={opinions} names={names} />}
    </section>
  );
}

interface CostliestProps {
  readonly session: RecordedGame;
  readonly opinions: readonly Opinion[];
  readonly names: readonly string[];
}

function Costliest({ session, opinions, names }: CostliestProps): ReactElement {
  const t = useT();
  const { kit, reel, go } = session;
  const { say } = useManners(kit);
  const worst = costliest(opinions, SHOWN);
  if (opinions.length === 0) return <p className="note">{t('review.none')}</p>;
  return (
    <>
      <h3>{t('review.costliest')}</h3>
      {worst.length === 0 && <p className="note">{t('review.flawless')}</p>}
      <ol className="costliest">
        {worst.map(({ index, seat, played, better, cost }) => {
          const { view, moves } = reel.situation(index, seat);
          const label = (text: string) => {
            const move = moves.find((one) => kit.game.write(one) === text);
            return move === undefined ? text : say(kit.words.move(move, view));
          };
          return (
            <li key={index}>
              <p>
                <SeatMark seat={seat} /> <b>{names[seat]}</b>: {label(played)}
              </p>
              <p className="note">{t('review.better', { move: label(better), percent: Math.round(cost * 100) })}</p>
              <button type="button" className="btn" onClick={() => go(index)}>
                {t('review.go', { n: index + 1 })}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Goes through the game in the worker; stops when the page is left. */
function useReview({ reel, kit }: RecordedGame) {
  const [opinions, setOpinions] = useState<readonly Opinion[] | null>(null);
  const [done, setDone] = useState(0);
  const desk = useRef<BotDesk | null>(null);
  useEffect(() => () => desk.current?.close(), []);
  const start = async () => {
    const asked = new BotDesk();
    desk.current = asked;
    setOpinions([]);
    const shelf = await doorOf(kit.game.id)?.bots();
    const bot = shelf?.levels.at(-1) ?? '';
    for (let index = 0; index < reel.last; index++) {
      const opinion = await opinionOn(reel, index, bot, (request) => asked.ask(request)).catch(() => null);
      if (opinion !== null) setOpinions((before) => [...(before ?? []), opinion]);
      setDone(index + 1);
    }
  };
  return { opinions, done, start: () => void start() };
}
