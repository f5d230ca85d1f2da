import { told } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import { memo, type ReactElement, type ReactNode } from 'react';
import { countByTemple } from '../../rules/priests.ts';
import { roman } from '../../texts/terms.ts';
import { SeatShape } from '../look/Glyph.tsx';
import { type Layout, templeBox } from './layout.ts';

/** Widths of I to IV in heads of their height. */
const NUMERAL_WIDTHS = [0, 0.42, 0.72, 1, 1.12];

interface TempleProps {
  readonly layout: Layout;
  readonly number: number;
  readonly board: readonly number[];
  readonly shut: boolean;
  readonly say: Say;
  readonly children: ReactNode;
}

/** A temple: cornice with the winged sun, number, what its leader scores, the tally, and its spaces. */
export function Temple({ layout, number, board, shut, say, children }: TempleProps): ReactElement {
  const box = templeBox(layout, number);
  const { roof, numeral, rule, tally } = layout.header;
  const [red = 0, blue = 0] = [0, 1].map((seat) => countByTemple(board, seat)[number - 1] ?? 0);
  const base = box.y + roof + numeral * 1.03;
  const numeralWidth = numeral * (NUMERAL_WIDTHS[number] ?? 1);
  const label = say(line('board.temple.label', { temple: roman(number), red, blue }));
  return (
    <g role="group" className="aton-temple" data-shut={shut} data-part={`temple-${number}`} aria-label={label}>
      <g {...told(say, line(`board.temple.${number}.explained`, { red, blue }), `5.1.${number}`)}>
        <Walls layout={layout} number={number} />
        <text className="aton-numeral" x={box.x + numeral * 0.45} y={base} fontSize={numeral}>
          {roman(number)}
        </text>
        <text
          className="aton-rule"
          x={box.x + numeral * 0.45 + numeralWidth + rule * 0.6}
          y={base - rule * 0.3}
          fontSize={rule}
        >
          {say(line(layout.name === 'wide' ? `board.temple.${number}` : `board.temple.${number}.short`))}
        </text>
        {shut && (
          <use
            className="aton-lock"
            href="#aton-lock"
            x={box.x + box.width - tally * 4.45}
            y={box.y + roof + tally * 0.38}
            width={tally * 0.72}
            height={tally * 0.72}
          />
        )}
        <Tally
          x={box.x + box.width - tally * 3.62}
          y={box.y + roof + tally * 0.3}
          height={tally}
          red={red}
          blue={blue}
        />
      </g>
      {children}
    </g>
  );
}

/** Sloping walls under a cavetto cornice with the winged sun. */
const Walls = memo(function Walls({ layout, number }: Pick<TempleProps, 'layout' | 'number'>): ReactElement {
  const { x, y, width, height } = templeBox(layout, number);
  const { roof } = layout.header;
  const right = x + width;
  const slope = roof * 0.375;
  const middle = x + width / 2;
  const reeds = Array.from({ length: Math.floor((width - 2 * slope - 8) / (roof / 2)) }, (_, i) => {
    const at = x + slope + 5 + (i * roof) / 2;
    return `M${at} ${y + roof * 0.15}V${y + roof * 0.9}`;
  }).join('');
  return (
    <>
      <path className="aton-wall" d={`M${x + slope} ${y + roof}H${right - slope}L${right} ${y + height}H${x}z`} />
      <path
        className="aton-cornice"
        d={`M${x} ${y}H${right}Q${right - slope} ${y + roof * 0.35} ${right - slope} ${y + roof}H${x + slope}Q${x + slope} ${y + roof * 0.35} ${x} ${y}z`}
      />
      <path className="aton-reeds" d={reeds} />
      {[5, 3.75, 2.5].map((spread, i) => (
        <path
          key={spread}
          className="aton-wing"
          data-feather={i}
          d={wing(middle, y + roof * (0.12 + i * 0.24), spread * roof, roof * 0.24)}
        />
      ))}
      <circle className="aton-disc" cx={middle} cy={y + roof * 0.46} r={roof * 0.44} />
      <path className="aton-torus" d={`M${x + slope} ${y + roof}H${right - slope}`} />
    </>
  );
});

function wing(middle: number, y: number, spread: number, height: number): string {
  const tip = height * 1.8;
  return `M${middle - spread} ${y}H${middle + spread}q${height * 0.4} ${height * 0.9} ${-tip} ${height}H${middle - spread + tip}q${-tip - height * 0.4} ${-height * 0.1} ${-tip} ${-height}z`;
}

interface TallyProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly red: number;
  readonly blue: number;
}

/** Both counts; the leader's half is filled, a tie is only outlined. */
export const Tally = memo(function Tally({ x, y, height: h, red, blue }: TallyProps): ReactElement {
  const half = h * 1.62;
  const r = h / 2;
  return (
    <g className="aton-tally" transform={`translate(${x} ${y})`} aria-hidden="true">
      <g data-seat="0" data-leads={red > blue}>
        <path className="aton-half" d={`M${r} 0H${half}V${h}H${r}A${r} ${r} 0 0 1 ${r} 0z`} />
        <g className="aton-half-sign" transform={`translate(${h * 0.62} ${h / 2}) scale(${h / 100})`}>
          <SeatShape seat={0} />
        </g>
        <text x={h * (red > 9 ? 1.2 : 1.24)} y={h * 0.71} fontSize={h * (red > 9 ? 0.54 : 0.62)} textAnchor="middle">
          {red}
        </text>
      </g>
      <g data-seat="1" data-leads={blue > red} transform={`translate(${half + h * 0.1} 0)`}>
        <path className="aton-half" d={`M0 0H${half - r}A${r} ${r} 0 0 1 ${half - r} ${h}H0z`} />
        <text x={h * 0.4} y={h * 0.71} fontSize={h * (blue > 9 ? 0.54 : 0.62)} textAnchor="middle">
          {blue}
        </text>
        <g className="aton-half-sign" transform={`translate(${h * 1.02} ${h / 2}) scale(${h / 100})`}>
          <SeatShape seat={1} />
        </g>
      </g>
    </g>
  );
});
