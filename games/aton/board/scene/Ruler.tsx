import type { ReactElement } from 'react';
import components from '../../components.json' with { type: 'json' };
import { Marker, type Markers } from './Marker.tsx';

const LENGTH = components.scoreTrack.spaces.length;
const RULER = { left: 14, right: 346, y: 20 };

/** 0 to 40 as a ruler; scores beyond stay at its end with their number. */
export function Ruler({ scores, foreseen }: Markers): ReactElement {
  const place = (score: number): number => RULER.left + (Math.min(score, LENGTH) / LENGTH) * (RULER.right - RULER.left);
  const ticks = Array.from(
    { length: LENGTH + 1 },
    (_, i) => `M${place(i)} ${RULER.y - (i % 5 === 0 ? 4 : 2)}V${RULER.y + (i % 5 === 0 ? 4 : 2)}`,
  );
  return (
    <>
      <rect className="aton-step" x="2" y="2" width="356" height="30" rx="5" />
      <path className="aton-ruler" d={`M${RULER.left} ${RULER.y}H${RULER.right}${ticks.join('')}`} />
      {[0, 10, 20, 30, 40].map((n) => (
        <text key={n} className="aton-step-number" x={place(n)} y="12" fontSize="9" textAnchor="middle">
          {n}
        </text>
      ))}
      {foreseen.map(
        (score, seat) =>
          score !== scores[seat] && (
            <Marker
              key={seat}
              seat={seat}
              at={{ x: place(score), y: RULER.y + (seat === 0 ? -4 : 5) }}
              hollow
              scale={0.26}
            />
          ),
      )}
      {scores.map((score, seat) => (
        <Marker
          key={seat}
          seat={seat}
          at={{ x: place(score), y: RULER.y + (seat === 0 ? -4 : 5) }}
          hollow={false}
          scale={0.3}
        />
      ))}
    </>
  );
}
