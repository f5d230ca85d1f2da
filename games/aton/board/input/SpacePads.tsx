import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { SPACES, TEMPLES } from '../../rules/content/board.ts';
import type { Aton } from '../../rules/index.ts';
import type { SpaceMove } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import { roman } from '../../texts/terms.ts';
import { Glyph, KIND_GLYPH, SeatSign } from '../look/Glyph.tsx';

/** The spaces that answer the question, temple by temple, each as large as a finger; the others only show where they are. */
export function SpacePads(props: BoardProps<Aton>): ReactElement | null {
  const { moves, say } = props;
  const open = new Map(moves.flatMap((move) => ('space' in move ? [[move.space, move] as const] : [])));
  if (open.size === 0) return null;
  return (
    <div className="aton-pads">
      {Array.from({ length: TEMPLES }, (_, t) => SPACES.filter(({ temple }) => temple === t + 1)).map((spaces, t) =>
        spaces.some(({ index }) => open.has(index)) ? (
          <section key={t} aria-label={say(line('rules.temple', { temple: roman(t + 1) }))}>
            <h3>{say(line('rules.temple', { temple: roman(t + 1) }))}</h3>
            <div className="aton-pad">
              {spaces.map(({ index, row, column }) => (
                <span key={index} style={{ gridArea: `${row} / ${column}` }}>
                  <Pad props={props} space={index} move={open.get(index)} />
                </span>
              ))}
            </div>
          </section>
        ) : null,
      )}
    </div>
  );
}

interface PadProps {
  readonly props: BoardProps<Aton>;
  readonly space: number;
  readonly move: SpaceMove | undefined;
}

function Pad({ props, space, move }: PadProps): ReactElement {
  const { view, say, choose } = props;
  const { kind, bonus } = SPACES[space] ?? { kind: 'yellow', bonus: 0 };
  const owner = view.board[space] ?? -1;
  const face = (
    <>
      {owner >= 0 ? <SeatSign seat={owner} /> : <Glyph name={KIND_GLYPH[kind]} />}
      {bonus > 0 && <small>{bonus}</small>}
    </>
  );
  const family = bonus > 0 ? 'bonus' : kind;
  if (move === undefined)
    return (
      <i className="aton-space-sign" data-kind={family} aria-hidden="true">
        {face}
      </i>
    );
  return (
    <button
      type="button"
      className="aton-space-sign"
      data-kind={family}
      data-open="true"
      aria-label={say(words.move(move, view))}
      onClick={() => choose(move)}
    >
      {face}
    </button>
  );
}
