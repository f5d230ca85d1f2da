import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { moveHere } from '../../texts/moves.ts';
import { areaName } from '../../texts/terms.ts';
import { Gem } from '../look/Glyph.tsx';

/** More answers than this stand in two columns: all of them are in sight. */
const MANY = 6;

interface AreaMenuProps {
  readonly props: BoardProps<Kemet>;
  readonly area: number;
  readonly moves: readonly KemetMove[];
  readonly onClose: () => void;
}

/** Several moves in one area, laid out as buttons, the first one focused. */
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
      data-many={moves.length > MANY}
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
