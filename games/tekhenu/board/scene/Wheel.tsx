import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { memo, type ReactElement, useMemo, useRef, useState } from 'react';
import { byCount } from '../../rules/content/board.ts';
import { CONDITIONS, conditionOf, dieAt, FORBIDDEN, GODS, PURITIES, sectorOf } from '../../rules/content/wheel.ts';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';
import { STATUE, TAKE, TAKE_ANUBIS, TAKE_IDLE } from '../../rules/moves.ts';
import { GOD_RULES } from '../../texts/explained.ts';
import { amountsLine, dieName, godName } from '../../texts/terms.ts';
import { usePointed } from '../input/pointing.ts';
import { target } from '../input/target.ts';
import type { Spot } from '../input/touch-area.ts';
import { GlyphAt } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { CENTRE, lyingDice, polar } from './dice-places.ts';
import { aboutDie, aboutLight, aboutSector, statueOf } from './god-facts.ts';
import { keptPiece } from './kept-piece.ts';
import { Mark } from './Mark.tsx';
import { Bar, Die, Piece, Sign } from './Pieces.tsx';
import { marksOf } from './recent.ts';

const INNER = 54;
const OUTER = 176;
/** The rim of a sector, in degrees from its begin: glyph, name, statue slots, light. */
const NAME_START = 8;
const NAME_END = 34;
const SLOTS_START = 38;
const SLOT_STEP = 5.6;
/** Where a die in hand stands: on the rim after the god's name, and on a phone still inside the page. */
const LIFTED = 202;
const LIFTED_ANGLE = 36;
function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b] = polar(from, outer);
  const [c, d] = polar(to, outer);
  const [e, f] = polar(to, inner);
  const [g, h] = polar(from, inner);
  return `M${a} ${b}A${outer} ${outer} 0 0 1 ${c} ${d}L${e} ${f}A${inner} ${inner} 0 0 0 ${g} ${h}z`;
}

/** Angles of a sector; Horus begins at the top. */
function angles(sector: number): readonly [number, number] {
  return [sector * 60, sector * 60 + 60];
}

/** The angle of the shadow; it goes on turning the short way, past the full circle. */
function useShadow(wheel: number): number {
  const angle = useRef((wheel + 4) * 60);
  const ahead = (((wheel + 4) * 60 - angle.current) % 360) + 360;
  angle.current += ahead % 360 > 180 ? (ahead % 360) - 360 : ahead % 360;
  return angle.current;
}

/** The obelisk with its sectors, their light, and the dice sorted into rings of purity. */
export function Wheel(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say } = props;
  const shadow = useShadow(view.wheel);
  return (
    <svg className="tekhenu-wheel" viewBox="0 0 420 424" role="group" aria-label={say(line('ui.wheel'))}>
      <circle className="tekhenu-under" cx={CENTRE} cy={CENTRE + 4} r="208" />
      <circle className="tekhenu-rim" cx={CENTRE} cy={CENTRE} r="207" />
      {GODS.map((god, sector) => (
        <Sector key={god} props={props} sector={sector} />
      ))}
      <circle
        className="tekhenu-court"
        cx={CENTRE}
        cy={CENTRE}
        r={INNER}
        {...told(say, line('explain.obelisk'), '2.2.2')}
      />
      <g
        className="tekhenu-cast"
        style={{ transform: `rotate(${shadow}deg)`, transformOrigin: `${CENTRE}px ${CENTRE}px` }}
      >
        <path
          d={`M${CENTRE - 11} ${CENTRE - 6}L${CENTRE - 7.5} ${CENTRE - 150}L${CENTRE} ${CENTRE - 165}L${CENTRE + 7.5} ${CENTRE - 150}L${CENTRE + 11} ${CENTRE - 6}z`}
        />
      </g>
      <g transform={`translate(${CENTRE - 201} ${CENTRE - 224})`} aria-hidden="true">
        <path d="M177 250h48l4 9h-56z" className="tekhenu-ob3" />
        <path d="M182 241h38v9h-38z" className="tekhenu-ob2" />
        <path d="M188 241L192 194L201 181V241z" className="tekhenu-ob1" />
        <path d="M214 241L210 194L201 181V241z" className="tekhenu-ob2" />
        <path d="M192 194L201 181L210 194L201 197.5z" className="tekhenu-obg" />
      </g>
      <WheelDice {...props} />
      <LiftedDie {...props} />
    </svg>
  );
}

/** The light that was here before this one; null until it changes. */
function useLightBefore(light: string): string | null {
  const [seen, setSeen] = useState<{ readonly now: string; readonly before: string | null }>({
    now: light,
    before: null,
  });
  if (seen.now !== light) setSeen({ now: light, before: seen.now });
  return seen.now === light ? seen.before : seen.now;
}

interface SectorProps {
  readonly props: BoardProps<Tekhenu>;
  readonly sector: number;
}

/** Whether the turn is about a sector: its die was taken. */
function isLit({ view }: BoardProps<Tekhenu>, sector: number): boolean {
  const turn = view.agenda.find((task) => task.do === 'turn');
  return turn?.do === 'turn' && turn.sector === sector;
}

const Sector = keptPiece<SectorProps>(
  SectorDrawn,
  ({ sector }) => at(STATUE, sector),
  ({ props, sector }) => [
    conditionOf(props.view.wheel, sector),
    isLit(props, sector),
    statueOf(props.view, sector).position,
    props.view.godStatues.slice(sector * 3, sector * 3 + 3).join(' '),
    marksOf(props).statues.get(sector),
    ...props.seats.map(({ name }) => name),
  ],
);

function SectorDrawn({ props, sector }: SectorProps): ReactElement {
  const { view, say } = props;
  const [from, to] = angles(sector);
  const light = CONDITIONS[conditionOf(view.wheel, sector)] ?? 'sunny';
  const before = useLightBefore(light);
  const lit = isLit(props, sector);
  const d = wedge(from, to, INNER, OUTER);
  const god = GODS[sector] ?? 'horus';
  // Names in the lower half run the other way, so that they stand upright.
  const below = sector === 2 || sector === 3;
  const radius = below ? 196 : 186;
  const [a, b] = polar(below ? from + NAME_END : from + NAME_START, radius);
  const [c, e] = polar(below ? from + NAME_START : from + NAME_END, radius);
  const [gx, gy] = polar(from + 5.5, 191);
  const [lx, ly] = polar(to - 5, 191);
  return (
    <g data-part={`sector-${god}`} {...told(say, aboutSector(view, sector), GOD_RULES[sector] ?? '2.2.1')}>
      {before !== null && <path className={`tekhenu-${before}`} d={d} />}
      <path key={light} className={`tekhenu-sec tekhenu-${light}`} data-dawns={before !== null} d={d} />
      <path d={d} fill={`url(#tekhenu-p-${light})`} />
      <path className="tekhenu-veil2" d={wedge(from, to, INNER, 95)} />
      <path className="tekhenu-veil1" d={wedge(from, to, 95, 133)} />
      <path className="tekhenu-spoke" d={`M${polar(from, INNER).join(' ')}L${polar(from, 205).join(' ')}`} />
      {lit && <path className="tekhenu-lit" d={d} />}
      <path
        id={`tekhenu-name-${god}`}
        d={`M${a} ${b}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${c} ${e}`}
        fill="none"
      />
      <text className="tekhenu-gname">
        <textPath href={`#tekhenu-name-${god}`} startOffset="50%">
          {say(godName(sector))}
        </textPath>
      </text>
      <GlyphAt name={god} x={gx} y={gy} size={18} className="tekhenu-soft" />
      <g {...told(say, aboutLight(view, sector), '2.2.3')}>
        <circle className="tekhenu-touch" cx={lx} cy={ly} r="11" />
        <Light light={light} x={lx} y={ly} />
      </g>
      <Statues props={props} sector={sector} />
    </g>
  );
}

/** A sun, a half disc or a moon. */
const Light = memo(function Light({
  light,
  x,
  y,
}: {
  readonly light: string;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  return (
    <g className="tekhenu-cond" transform={`translate(${x} ${y})`}>
      {light === 'sunny' && (
        <path d="M0-8v2.500M0 5.500V8M-8 0h2.500M5.500 0H8M-5.700-5.700l1.800 1.800M3.900 3.900l1.800 1.800M-5.700 5.700l1.800-1.800M3.900-3.900l1.800-1.800" />
      )}
      <circle r="5" fill="none" />
      {light === 'sunny' && <circle r="3.600" />}
      {light === 'shaded' && <path className="tekhenu-full" d="M0-5A5 5 0 0 1 0 5z" />}
      {light === 'dark' && <path className="tekhenu-full" d="M2-4.600A5 5 0 1 0 4.600 2 4 4 0 0 1 2-4.600z" />}
    </g>
  );
});

/** Statue slots of a god on the rim. */
function Statues({ props, sector }: { readonly props: BoardProps<Tekhenu>; readonly sector: number }): ReactElement {
  const { view, say, seats } = props;
  const { slotsPerGod: open, bonusOnOwnAction } = byCount(view.players.length);
  const own = bonusOnOwnAction ? 'yes' : 'no';
  const { bonus } = statueOf(view, sector);
  const { statues: marks } = marksOf(props);
  const last = view.godStatues.slice(sector * 3, sector * 3 + open).findLastIndex((owner) => owner !== -1);
  const move = at(STATUE, sector);
  const legal = props.moves.includes(move);
  const god = godName(sector);
  return (
    <>
      {Array.from({ length: open }, (_, i) => {
        const owner = view.godStatues[sector * 3 + i] ?? -1;
        const [x, y] = polar(sector * 60 + SLOTS_START + i * SLOT_STEP, 191);
        const free = owner === -1 && view.godStatues.slice(sector * 3, sector * 3 + i).every((one) => one !== -1);
        const name =
          owner === -1
            ? say(line('ui.statue.free', { god }))
            : say(line('ui.statue.owned', { god, name: seats[owner]?.name ?? say(line('opponent')) }));
        const spot = legal && free ? target(props, move, name) : { role: 'img' as const, 'aria-label': name };
        const about = line('explain.statue', { name: { key: name }, god, bonus: amountsLine(bonus), own });
        return (
          <g key={`${sector}-${i}`} className="tekhenu-target" {...told(say, about, '6.7.1')} {...spot}>
            {legal && free && <circle className="tekhenu-touch" cx={x} cy={y} r="22" />}
            <circle className="tekhenu-sspace" data-hot={legal && free} cx={x} cy={y} r="8.400" />
            {owner !== -1 && <Piece kind="statue" owner={owner} x={x} y={y} scale={0.62} />}
            <Mark owner={last === i ? marks.get(sector) : undefined} x={x} y={y} size={11} />
          </g>
        );
      })}
    </>
  );
}

/** A die that was taken and is not used up yet stands out at the rim of its sector. */
function LiftedDie({ view, say }: BoardProps<Tekhenu>): ReactElement | null {
  const turn = view.agenda.find((task) => task.do === 'turn');
  if (turn?.do !== 'turn' || !turn.held) return null;
  const [x, y] = polar(turn.sector * 60 + LIFTED_ANGLE, LIFTED);
  return (
    <g
      className="tekhenu-lifted"
      transform={`translate(${x} ${y})`}
      {...told(say, line('explain.die.held', { die: dieName(turn.die), value: turn.value }), '5.2.1')}
    >
      <circle r="22" />
      <Die die={turn.die} x={0} y={0} size={34} />
    </g>
  );
}

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));

/** The dice around the obelisk, pure ones outside, forbidden ones inside. */
function WheelDice(props: BoardProps<Tekhenu>): ReactElement {
  const { view } = props;
  const pointedMove = usePointed(props);
  const { wheel } = view;
  const { took } = marksOf(props);
  // As texts: a view has a list of its own at every move, and most moves leave the dice where they are.
  const [there, gone] = [view.dice.join(' '), [...took.keys()].join(' ')];
  // A die that was just taken keeps its place: the others do not move, and it is seen where it lay.
  const places = useMemo(() => {
    const [dice, away] = [numbersIn(there), numbersIn(gone)];
    const all = lyingDice({ dice: [...dice, ...away], wheel });
    const empty = new Set(away.map((spot) => all.findLast((die) => die.spot === spot)));
    return { lying: all.filter((die) => !empty.has(die)), empty: [...empty] };
  }, [there, wheel, gone]);
  const { lying, empty } = places;
  return (
    <g>
      {empty.map(
        (place) => place && <TakenDie key={`taken-${place.key}`} props={props} spot={place.spot} at={place.at} />,
      )}
      {lying.map((die) => (
        <LyingDie
          key={die.key}
          props={props}
          die={die}
          isPointed={pointedMove !== null && 'spot' in pointedMove && pointedMove.spot === die.spot}
        />
      ))}
      {/* Above all dice: none of them hides what another one may not be taken for. */}
      {lying
        .filter(({ purity }) => purity === FORBIDDEN)
        .map(({ key, at: [x, y], sign: [dx, dy] }) => (
          <g key={`bar-${key}`} className="tekhenu-lying" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Bar x={dx} y={dy} />
          </g>
        ))}
    </g>
  );
}

interface LyingDieProps {
  readonly props: BoardProps<Tekhenu>;
  readonly die: ReturnType<typeof lyingDice>[number];
  readonly isPointed: boolean;
}

/** How a die can be taken now; how it is taken as a rule when it can't be. */
function takingOf({ props: { moves }, die: { spot } }: LyingDieProps): TekhenuMove {
  return (
    [at(TAKE, spot), at(TAKE_IDLE, spot), at(TAKE_ANUBIS, spot)].find((one) => moves.includes(one)) ?? at(TAKE, spot)
  );
}

const LyingDie = keptPiece<LyingDieProps>(LyingDieDrawn, takingOf, ({ die, isPointed }) => [die, isPointed]);

function LyingDieDrawn(given: LyingDieProps): ReactElement {
  const { props, die, isPointed } = given;
  const { spot, purity, touch } = die;
  const [x, y] = die.at;
  const { say } = props;
  const sector = sectorOf(spot);
  const name = say(
    line('ui.die', { die: dieName(dieAt(spot)), god: godName(sector), purity: line(`purity.${PURITIES[purity]}`) }),
  );
  return (
    <g
      className="tekhenu-target tekhenu-lying"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-part={`die-${GODS[sector]}`}
      {...told(say, aboutDie(spot, purity), purity === FORBIDDEN ? '6.9.1' : '5.3.2')}
      {...target(props, takingOf(given), name)}
    >
      <path className="tekhenu-reach" d={`M${touch.map((corner) => corner.join(' ')).join('L')}z`} />
      <circle className="tekhenu-touch" r="21" />
      <circle className="tekhenu-halo" data-pointed={isPointed} r="23" />
      <Die die={dieAt(spot)} x={0} y={0} />
    </g>
  );
}

/** Where a die lay that the last move took. */
function TakenDie({
  props: { say, seats, ...props },
  spot,
  at: [x, y],
}: {
  readonly props: BoardProps<Tekhenu>;
  readonly spot: number;
  readonly at: Spot;
}): ReactElement {
  const player = marksOf(props).took.get(spot) ?? 0;
  const name = seats[player]?.name ?? say(line('opponent'));
  const about = line('explain.taken', { name, die: dieName(dieAt(spot)) });
  return (
    <g role="img" aria-label={say(about)} {...told(say, about, '5.1.1')}>
      <Mark owner={player} x={x} y={y} size={15} />
      <Sign owner={player} x={x} y={y} />
    </g>
  );
}
