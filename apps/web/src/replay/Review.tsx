import type { Outcome } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import { GitFork } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import type { SavedTable } from '../store/tables.ts';
import { usePreferences } from '../table/preferences.ts';
import { useBegin } from '../table/use-begin.ts';
import { useT } from '../words/index.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { forkTable } from './fork.ts';
import { LuckTable } from './LuckTable.tsx';
import { luckAndPlay } from './luck.ts';
import type { Reel } from './reel.ts';
import { costliest, type Opinion, opinionOn } from './review.ts';

const SHOWN_MOVES = 3;

interface ReviewProps {
  readonly loaded: AnyLoadedGame;
  readonly reel: Reel;
  readonly saved: SavedTable;
  readonly outcome: Outcome;
  /** The moment shown now. */
  readonly now: number;
  /** Goes to a moment of the game. */
  readonly onGo: (index: number) => void;
}

/** What the strongest bot thinks of a finished game: chances to win over time, luck and play apart, the costliest decisions. */
export function Review(props: ReviewProps): ReactElement {
  const { loaded, reel, saved, outcome, now } = props;
  const t = useT();
  const { opinions, done, start } = useReview(loaded, reel);
  const names = saved.chairs.map(({ name }) => name);
  const { last } = reel;
  const begun = opinions !== null;
  const ready = begun && done >= last && opinions.length > 0;
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
      {begun && opinions.length > 1 && <ChanceChart opinions={opinions} last={last} names={names} now={now} />}
      {begun && done >= last && opinions.length === 0 && <p className="note">{t('review.none')}</p>}
      {ready && (
        <>
          <LuckTable
            parts={luckAndPlay(opinions, { seats: names.length, places: outcome.places, learned: reel.learned })}
            names={names}
          />
          <Costliest {...props} opinions={opinions} names={names} />
        </>
      )}
    </section>
  );
}

interface CostliestProps extends ReviewProps {
  readonly opinions: readonly Opinion[];
  readonly names: readonly string[];
}

function Costliest({ loaded, reel, saved, onGo, opinions, names }: CostliestProps): ReactElement {
  const t = useT();
  const begin = useBegin();
  const { say } = usePreferences(loaded);
  const worst = costliest(opinions, SHOWN_MOVES);
  const playFrom = (index: number, seat: number) => begin(() => forkTable(saved, reel, index, seat, t('bot.names')));
  return (
    <>
      <h3>{t('review.costliest')}</h3>
      {worst.length === 0 && <p className="note">{t('review.flawless')}</p>}
      <ol className="costliest">
        {worst.map(({ index, seat, played, better, cost }) => {
          const { view, moves } = reel.situation(index, seat);
          const label = (text: string) => {
            const move = moves.find((one) => loaded.game.write(one) === text);
            return move === undefined ? text : say(loaded.words.move(move, view));
          };
          return (
            <li key={index}>
              <p>
                <SeatMark seat={seat} /> <b>{names[seat]}</b>: {label(played)}
              </p>
              <p className="note">{t('review.better', { move: label(better), percent: Math.round(cost * 100) })}</p>
              <div className="row">
                <button type="button" className="btn" onClick={() => onGo(index)}>
                  {t('review.go', { n: index + 1 })}
                </button>
                <button type="button" className="btn" onClick={() => playFrom(index, seat)}>
                  <GitFork size={17} aria-hidden="true" />
                  {t('review.play')}
                </button>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Goes through the game in the worker; stops when the page is left. */
function useReview(loaded: AnyLoadedGame, reel: Reel) {
  const [opinions, setOpinions] = useState<readonly Opinion[] | null>(null);
  const [done, setDone] = useState(0);
  const desk = useRef<BotDesk | null>(null);
  useEffect(() => () => desk.current?.close(), []);
  const start = async () => {
    const asked = new BotDesk();
    desk.current = asked;
    setOpinions([]);
    const shelf = await gameModuleOf(loaded.game.id)?.bots();
    const bot = shelf?.levels.at(-1) ?? '';
    for (let index = 0; index < reel.last; index++) {
      const opinion = await opinionOn(reel, index, bot, (request) => asked.ask(request)).catch(() => null);
      if (opinion !== null) setOpinions((before) => [...(before ?? []), opinion]);
      setDone(index + 1);
    }
  };
  return { opinions, done, start: () => void start() };
}
