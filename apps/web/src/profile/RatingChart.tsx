import type { ProfileGame } from '@naos/protocol';
import type { ReactElement } from 'react';
import { levelText } from '../online/table/seat-name.ts';
import { useLanguage, useT } from '../words/index.ts';
import { useWide } from './use-wide.ts';

const HEIGHT = 250;
/** Until the page is laid out. */
const USUAL_WIDTH = 860;
/** Names of levels lie at least so far apart. */
const LINE_HIGH = 15;
const LEFT = 48;
const RIGHT = 90;
const BELOW = 26;
/** The grid's lines lie so far apart. */
const STEP = 200;

/** How a rating has gone, with the band of its uncertainty and the bots' levels. */
export function RatingChart({ game, name }: { readonly game: ProfileGame; readonly name: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [svg, wide] = useWide<SVGSVGElement>(USUAL_WIDTH);
  const { history, levels, rating } = game;
  if (rating === null || history.length < 2) return <p className="rating-line soft">{t('profile.no-history')}</p>;
  const values = [
    ...history.flatMap((step) => [step.rating - 2 * step.spread, step.rating + 2 * step.spread]),
    ...levels.map((level) => level.rating),
  ];
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.ceil(Math.max(...values) / STEP) * STEP;
  const x = (i: number): number => LEFT + (i / (history.length - 1)) * (wide - LEFT - RIGHT);
  const y = (value: number): number => ((high - value) / Math.max(1, high - low)) * (HEIGHT - BELOW) + 8;
  const marks = apart(levels.map(({ level, rating: strength }) => ({ level, at: y(strength) })));
  const line = history.map((step, i) => `${x(i)},${y(step.rating)}`);
  const band = [
    ...history.map((step, i) => `${x(i)},${y(step.rating + 2 * step.spread)}`),
    ...history.map((step, i) => `${x(i)},${y(step.rating - 2 * step.spread)}`).toReversed(),
  ];
  const grid = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);
  const day = (at: number): string => new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  const [first] = history;
  const last = history.at(-1);
  const label = t('profile.chart', { name, rating: String(Math.round(rating.rating)), n: rating.games });
  return (
    <figure className="rating-chart">
      <svg ref={svg} height={HEIGHT} role="img" aria-label={label}>
        {grid.map((value) => (
          <g key={value} className="grid">
            <line x1={LEFT} x2={wide - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polygon className="band" points={band.join(' ')} />
        {marks.map(({ level, at, text }) => (
          <g key={level} className="level">
            <line x1={LEFT} x2={wide - RIGHT} y1={at} y2={at} />
            <text x={wide - RIGHT + 10} y={text + 4}>
              {levelText(level, t)}
            </text>
          </g>
        ))}
        <polyline className="curve" points={line.join(' ')} />
        {last !== undefined && <circle className="now" cx={x(history.length - 1)} cy={y(last.rating)} r="6" />}
        <text x={LEFT} y={HEIGHT - 2}>
          {first === undefined ? '' : day(first.at)}
        </text>
        <text x={wide - RIGHT} y={HEIGHT - 2} textAnchor="end">
          {last === undefined ? '' : day(last.at)}
        </text>
      </svg>
      <figcaption className="note">{t('profile.band', { levels: levels.length === 0 ? 'none' : 'some' })}</figcaption>
    </figure>
  );
}

interface Mark {
  readonly level: string;
  readonly at: number;
}

/** With a height for each name, so that none lies upon another. */
function apart(marks: readonly Mark[]): readonly (Mark & { readonly text: number })[] {
  let last = Number.POSITIVE_INFINITY;
  return marks
    .toSorted((a, b) => b.at - a.at)
    .map((mark) => {
      last = Math.min(mark.at, last - LINE_HIGH);
      return { ...mark, text: last };
    });
}
