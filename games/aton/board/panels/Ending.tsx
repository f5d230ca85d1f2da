import type { Told } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { POINTS_TO_WIN } from '../../rules/content/constants.ts';
import type { AtonEvent } from '../../rules/events.ts';
import type { Aton } from '../../rules/index.ts';
import { SeatShape, SeatSign } from '../look/Glyph.tsx';

const WAYS = ['cartouche', 'temple', 'yellow', 'green', 'scoring'] as const;

/** Which of the five ways it was, and how the scores ran over the rounds. */
export function Ending({
  props,
  log,
}: {
  readonly props: BoardProps<Aton>;
  readonly log: readonly Told<AtonEvent>[];
}): ReactElement {
  const { say, outcome } = props;
  const how = outcome?.how.replace(/^how\.(draw-)?/, '');
  return (
    <div className="aton-end">
      <ul className="aton-won-by">
        {WAYS.map((way) => (
          <li key={way} data-it={way === how}>
            {say(line(`how.${way}`))}
          </li>
        ))}
      </ul>
      <Chart rounds={roundsOf(log.map(({ event }) => event))} say={say} />
    </div>
  );
}

/** Both scores at the end of each round. */
export function roundsOf(events: readonly AtonEvent[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (const event of events) {
    if (event.kind === 'round') rounds.push([...(rounds.at(-1) ?? [0, 0])]);
    if ((event.kind === 'points' || event.kind === 'total' || event.kind === 'ended') && rounds.length > 0) {
      rounds[rounds.length - 1] = [...event.scores];
    }
  }
  return [[0, 0], ...rounds];
}

const WIDTH = 480;
const HEIGHT = 180;
const EDGE = { left: 28, right: 14, top: 12, bottom: 22 };

function Chart({ rounds, say }: { readonly rounds: readonly (readonly number[])[]; readonly say: Say }): ReactElement {
  const most = Math.max(POINTS_TO_WIN, ...rounds.flat());
  const x = (round: number): number =>
    EDGE.left + (round / Math.max(1, rounds.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (score: number): number => HEIGHT - EDGE.bottom - (score / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className="aton-chart">
      <figcaption>
        {say(line('chart.title'))}
        {[0, 1].map((seat) => (
          <span key={seat} data-seat={seat}>
            <SeatSign seat={seat} /> {say(line(`seat.${seat}`))}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 10, 20, 30, 40].map((score) => (
          <g key={score}>
            <path
              className="aton-chart-line"
              data-goal={score === POINTS_TO_WIN}
              d={`M${EDGE.left} ${y(score)}H${WIDTH - EDGE.right}`}
            />
            <text x={EDGE.left - 6} y={y(score) + 4} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        {rounds.map((_scores, round) => (
          <text key={round} x={x(round)} y={HEIGHT - 5} textAnchor="middle">
            {round > 0 && (rounds.length <= 16 || round % 2 === 0) ? round : ''}
          </text>
        ))}
        {[0, 1].map((seat) => (
          <g key={seat} data-seat={seat}>
            <polyline
              className="aton-chart-score"
              points={rounds.map((scores, round) => `${x(round)},${y(scores[seat] ?? 0)}`).join(' ')}
            />
            {rounds.map((scores, round) => (
              <g
                key={round}
                className="aton-chart-dot"
                transform={`translate(${x(round)} ${y(scores[seat] ?? 0)}) scale(.2)`}
              >
                <SeatShape seat={seat} />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <ol className="unseen">
        {rounds.slice(1).map(([red = 0, blue = 0], i) => (
          <li key={i}>{say(line('chart.round', { round: i + 1, red, blue }))}</li>
        ))}
      </ol>
    </figure>
  );
}
