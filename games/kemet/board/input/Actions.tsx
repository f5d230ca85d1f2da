import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import { moveHere } from '../../texts/moves.ts';
import { areaName } from '../../texts/terms.ts';
import { Gem } from '../look/Glyph.tsx';
import { GarrisonSketch } from '../scene/GarrisonSketch.tsx';
import { HEIGHT, heart } from '../scene/land.ts';
import { areaOf } from './move-areas.ts';

/** Moves that are drawn somewhere: on the map, on the action pyramid, in the market, in the hand or on the battle stage. */
function isDrawn(move: KemetMove, battling: boolean): boolean {
  switch (move.do) {
    case 'token':
    case 'silver':
    case 'gold':
    case 'buy':
    case 'take':
    case 'group':
      return true;
    case 'invoke':
      return true;
    case 'fight':
    case 'drop':
    case 'ready':
      return battling;
    default:
      return areaOf(move) >= 0;
  }
}

const STRONG: ReadonlySet<KemetMove['do']> = new Set(['end-turn', 'done', 'stop', 'ready', 'stay']);

/** A button for every move that the picture does not show: nothing is ever out of reach. */
export function Actions({
  props,
  battling,
}: {
  readonly props: BoardProps<Kemet>;
  readonly battling: boolean;
}): ReactElement | null {
  const { moves, view, say, choose } = props;
  const rest = moves.filter((move) => !isDrawn(move, battling));
  if (rest.length === 0) return null;
  return (
    <section className="kemet-actions" aria-label={say(line('board.actions'))} data-part="actions">
      {rest.map((move) => {
        const label = say(words.move(move, view));
        return (
          <button
            key={label}
            type="button"
            className={STRONG.has(move.do) ? 'btn go' : 'btn'}
            onClick={() => choose(move)}
          >
            {move.do === 'garrison' && <GarrisonSketch view={view} without={move.without} />}
            {label}
          </button>
        );
      })}
    </section>
  );
}

interface AreaMenuProps {
  readonly props: BoardProps<Kemet>;
  readonly area: number;
  readonly moves: readonly KemetMove[];
  readonly onClose: () => void;
}

/** Several moves in one area: laid out as buttons over the half of the map where the area is not, the first one focused. */
export function AreaMenu({ props, area, moves, onClose }: AreaMenuProps): ReactElement {
  const { view, say, choose } = props;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is another menu
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.btn')?.focus({ preventScroll: true });
  }, [area]);
  return (
    <section
      className="kemet-menu card"
      data-over={heart(area).y < HEIGHT / 2 ? 'south' : 'north'}
      ref={box}
      aria-label={say(line('board.choices', { area: areaName(area) }))}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2>{say(line('board.choices', { area: areaName(area) }))}</h2>
        <button type="button" className="icon" aria-label={say(line('board.close'))} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {moves.map((move) => {
        const label = say(moveHere(move, view));
        return (
          <button key={label} type="button" className="btn" onClick={() => choose(move)}>
            {move.do === 'raise' && <Gem colour={COLOURS[move.colour] ?? ''} />}
            {label}
          </button>
        );
      })}
    </section>
  );
}
