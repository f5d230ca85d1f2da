import { line, type Say } from '@naos/words';
import { memo, type ReactElement } from 'react';
import type { AtonView } from '../../rules/view.ts';
import { CARTOUCHE_GLYPH, SeatShape } from '../look/Glyph.tsx';
import { activeCartouche, CARTOUCHE_RULE, effectOf } from './effects.ts';

export interface CartoucheProps {
  readonly view: AtonView;
  readonly seat: number;
  /** 1 to 4. */
  readonly number: number;
  /** The card that lies there or is meant to lie there; null when none is seen. */
  readonly card: number | null;
  readonly facedown: boolean;
  /** Pressed to put the chosen card here; absent when nothing can be put. */
  readonly onPut?: ((number: number) => void) | undefined;
  readonly say: Say;
}

const WIDTH = 116;
const STEP = 185;

/** A cartouche on the side of the board: what it is for, its card, and what that card does. */
export function Cartouche({ view, ...shown }: CartoucheProps): ReactElement {
  const { seat, number, card, facedown, say } = shown;
  const active = activeCartouche(view);
  return (
    <Frame
      {...shown}
      isActive={active !== null && active.seat === seat && active.cartouche === number}
      effect={
        card !== null ? say(effectOf(view, seat, number, card)) : facedown ? say(line('board.effect.waiting')) : ''
      }
    />
  );
}

interface FrameProps extends Omit<CartoucheProps, 'view'> {
  readonly isActive: boolean;
  readonly effect: string;
}

const Frame = memo(function Frame(props: FrameProps): ReactElement {
  const { seat, number, card, facedown, onPut, say, isActive, effect } = props;
  const label = say(
    line('board.cartouche.label', {
      who: line(`seat.${seat}`),
      cartouche: line(`board.cartouche.${number}`),
      card: card !== null ? String(card) : line(facedown ? 'board.cartouche.facedown' : 'board.cartouche.empty'),
      effect,
    }),
  );
  return (
    <g
      role="img"
      className="aton-cartouche"
      data-seat={seat}
      data-active={isActive}
      data-open={onPut !== undefined}
      data-slot={onPut === undefined ? undefined : number}
      data-part={`cartouche-${seat}-${number}`}
      aria-label={label}
      data-explain={`${label}\n${say(line(`board.cartouche.${number}.about`))}`}
      data-rule={CARTOUCHE_RULE[number - 1]}
      transform={`translate(${leftOf(seat)} ${topOf(number)})`}
      onClick={onPut && (() => onPut(number))}
    >
      {(isActive || onPut !== undefined) && (
        <rect className="aton-cartouche-halo" x="1.500" y="1.500" width="113" height="165" rx="30" />
      )}
      <rect className="aton-cartouche-bar" x="4" y="169" width="108" height="7" rx="3.500" />
      <path className="aton-cartouche-tie" d="M45 168h26" />
      <rect className="aton-cartouche-rim" x="1.500" y="1.500" width="113" height="165" rx="30" />
      <rect className="aton-cartouche-cord" x="6" y="6" width="104" height="156" rx="25" />
      <use
        className="aton-cartouche-glyph"
        href={`#aton-${CARTOUCHE_GLYPH[number - 1]}`}
        x="47"
        y="11"
        width="22"
        height="22"
      />
      <text className="aton-cartouche-name" x={WIDTH / 2} y="47" fontSize="12.500" textAnchor="middle">
        {say(line(`board.cartouche.${number}`))}
      </text>
      {card === null && !facedown && <rect className="aton-card-place" x="29" y="54" width="58" height="80" rx="7" />}
      <text className="aton-cartouche-effect" x={WIDTH / 2} y="152" fontSize="11.500" textAnchor="middle">
        {effect}
      </text>
    </g>
  );
});

const leftOf = (seat: number): number => (seat === 0 ? 0 : 884);
const topOf = (number: number): number => (number - 1) * STEP;

/**
 * The card that lies in a cartouche: a picture of its own over the board. A browser turns it without the page's help;
 * what turns within a drawing is laid out and painted anew with every frame that has another reason.
 */
export function CartoucheCard({ view, seat, number, card, facedown }: CartoucheProps): ReactElement | null {
  if (card === null && !facedown) return null;
  const wait = view.revealed ? number - 1 : 0;
  return (
    <svg
      className="aton-card"
      data-seat={seat}
      key={card === null ? 'back' : `face-${card}`}
      viewBox="28 53 60 84.500"
      aria-hidden="true"
      style={{
        '--x': leftOf(seat) + 28,
        '--y': topOf(number) + 53,
        animationDelay: `calc(var(--aton-beat) * ${wait})`,
      }}
    >
      <rect className="aton-card-shade" x="29" y="56.500" width="58" height="80" rx="7" />
      <rect className="aton-card-face" x="29" y="54" width="58" height="80" rx="7" />
      <rect className="aton-card-line" x="33" y="58" width="50" height="72" rx="4" />
      {card === null ? (
        <path className="aton-card-back" d="M37 62h42v64h-42zM37 62l42 64M79 62l-42 64M58 62v64M37 94h42" />
      ) : (
        <>
          <text className="aton-card-value" x="58" y="107" fontSize="46" textAnchor="middle">
            {card}
          </text>
          {[`translate(41 66) scale(.2)`, `translate(75 122) scale(.2)`].map((transform) => (
            <g key={transform} className="aton-card-sign" transform={transform}>
              <SeatShape seat={seat} />
            </g>
          ))}
        </>
      )}
    </svg>
  );
}
