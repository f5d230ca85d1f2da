import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { CARDS } from '../../rules/content/cards.ts';
import { occupy } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import type { Props } from '../input/held-piece.ts';
import { occupying, picks, toggled, usePicked } from '../input/ticked-cells.ts';
import { Priest } from './Priest.tsx';

interface CardCellProps {
  readonly props: Props;
  /** The card as an `occupy` move names it, and its number. */
  readonly slot: number;
  readonly card: number;
  readonly cell: number;
  /** Who stands here, or -1. */
  readonly owner: number;
  readonly leads: boolean;
}

/** One numbered cell of a card: taken, free, or one that the chain in use can pay for. */
export function CardCell({ props, slot, card, cell, owner, leads }: CardCellProps): ReactElement {
  const { moves, ask, seat, say, seats, whyNot, explain } = props;
  const picked = usePicked(moves);
  const value = CARDS[card]?.cells[cell] ?? 0;
  const symbol = CARDS[card]?.symbols[cell] ?? 0;
  const choosing = ask?.choice === 'occupy cells';
  const ticked = picked.card === slot && (picked.cells >> cell) % 2 === 1;
  const next = toggled(picked, slot, cell);
  const open = choosing && owner < 0 && (ticked || occupying(moves, next.card, next.cells) !== undefined);
  const who = owner < 0 ? undefined : seats.find((seatInfo) => seatInfo.seat === owner);
  const label = say(
    line('board.card.cell', {
      place: cell + 1,
      value,
      symbol,
      taken: owner < 0 ? 'no' : 'yes',
      name: who?.name ?? '',
    }),
  );
  const about = `${label}. ${say(line('board.card.cell.about', { value, symbol }))}`;
  const face = (
    <>
      <b aria-hidden="true">{value}</b>
      {symbol > 0 && (
        <span className="tof-symbol" aria-hidden="true">
          {Array.from({ length: symbol }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {owner >= 0 && <Priest seat={owner} />}
      {ticked && seat !== null && <Priest seat={seat} ghost />}
    </>
  );
  if (!choosing) {
    return (
      <li className="tof-cell" data-taken={owner >= 0} data-leads={leads} data-explain={about} data-rule="7.1.4">
        {face}
        <span className="unseen">{label}</span>
      </li>
    );
  }
  const reason = (): void => {
    const why = open ? null : whyNot(occupy(slot, next.card === slot ? next.cells : 1 << cell));
    explain(why === null ? null : words.whyNot(why), why?.rule);
  };
  return (
    <li>
      <button
        type="button"
        className="tof-cell"
        data-taken={owner >= 0}
        data-leads={leads}
        data-open={open}
        aria-pressed={ticked}
        aria-disabled={!open}
        aria-label={label}
        data-explain={about}
        data-rule="7.1.4"
        onClick={() => (open ? picks.set(next) : reason())}
        onPointerEnter={reason}
        onFocus={reason}
        onPointerLeave={() => explain(null)}
        onBlur={() => explain(null)}
      >
        {face}
      </button>
    </li>
  );
}
