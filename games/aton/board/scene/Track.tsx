import { told } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import { memo, type ReactElement } from 'react';
import components from '../../components.json' with { type: 'json' };
import type { AtonView } from '../../rules/view.ts';
import type { Box } from './layout.ts';
import { Marker, type Markers } from './Marker.tsx';

interface TrackProps {
  readonly view: AtonView;
  /** What both would have after a scoring of the board as pointed at. */
  readonly foreseen: readonly number[];
  readonly say: Say;
}

const LENGTH = components.scoreTrack.spaces.length;

/** The score track round the board. Hollow markers show a scoring now. */
export function Track({ view, foreseen, say }: TrackProps): ReactElement {
  const scores = view.sides.map(({ score }) => score);
  const [red = 0, blue = 0] = scores;
  return (
    <g
      role="img"
      className="aton-track"
      data-part="track"
      {...told(say, line('board.track.about', { red, blue }), '2.1.6')}
      aria-label={say(line('board.track', { red, blue }))}
    >
      <Cells scores={scores} foreseen={foreseen} />
    </g>
  );
}

const SIDE = { top: 9, size: 45.733, gap: 2 };

/** Boxes of spaces 1 to 40: up the left edge, along the top, down the right edge (2.1.6). */
const BOXES: readonly Box[] = components.scoreTrack.spaces.map(({ side, positionOnSide }) => {
  const at = positionOnSide - 1;
  if (side === 'top') {
    const width = (662 - 9 * SIDE.gap) / 10;
    return { x: 169 + at * (width + SIDE.gap), y: SIDE.top, width, height: 32 };
  }
  const down = SIDE.top + (side === 'left' ? 14 - at : at) * (SIDE.size + SIDE.gap);
  return { x: side === 'left' ? 135 : 833, y: down, width: 32, height: SIDE.size };
});

/** The track itself, which never changes. */
const Steps = memo(function Steps(): ReactElement {
  return (
    <>
      {BOXES.map((box, i) => (
        <g key={box.x * 1000 + box.y}>
          <rect className="aton-step" data-fifth={(i + 1) % 5 === 0} {...box} rx="5" />
          <text
            className="aton-step-number"
            x={box.x + box.width / 2}
            y={box.y + box.height / 2 + 5}
            fontSize="14"
            textAnchor="middle"
          >
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
});

function Cells({ scores, foreseen }: Markers): ReactElement {
  return (
    <>
      <Steps />
      {foreseen.map(
        (score, seat) => score !== scores[seat] && <Marker key={seat} seat={seat} at={stepPlace(score, seat)} hollow />,
      )}
      {scores.map((score, seat) => (
        <Marker key={seat} seat={seat} at={stepPlace(score, seat)} hollow={false} />
      ))}
    </>
  );
}

/** A marker's place; beyond 40 it starts a second lap (R20). Both colours fit on one space. */
function stepPlace(score: number, seat: number): { readonly x: number; readonly y: number } {
  const box = BOXES[(score + LENGTH - 1) % LENGTH];
  if (score === 0 || box === undefined) return { x: 143 + seat * 16, y: 729 };
  const across = box.width > box.height;
  return {
    x: box.x + box.width / 2 + (across ? (seat === 0 ? -20 : 20) : seat === 0 ? -7 : 7),
    y: box.y + box.height / 2 + (across ? 0 : seat === 0 ? -11 : 11),
  };
}
