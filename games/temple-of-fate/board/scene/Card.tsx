import { SeatMark, told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { leaderOn, tiedOn } from '../../rules/cards.ts';
import { CARDS, MOST_CELLS } from '../../rules/content/cards.ts';
import { GODS } from '../../rules/content/colours.ts';
import { PRIVATE } from '../../rules/moves.ts';
import { tallyOf } from '../../rules/outlook.ts';
import { words } from '../../texts/index.ts';
import { godName } from '../../texts/terms.ts';
import type { Props } from '../input/held-piece.ts';
import { Glyph } from '../look/Glyph.tsx';
import { CardCell } from './CardCell.tsx';

/** The open card of a god. */
export function OpenCard({ props, god }: { readonly props: Props; readonly god: number }): ReactElement {
  const { view, moves, choose, say } = props;
  const card = view.open[god] ?? -1;
  const leader = leaderOn(view.stands, god);
  const deck = moves.find((move) => move.do === 'deck' && move.god === god);
  const owners = (CARDS[card]?.cells ?? []).map((_, cell) => view.stands[god * MOST_CELLS + cell] ?? -1);
  const payable = moves.some((move) => move.do === 'occupy' && move.card === god);
  return (
    <CardFrame
      props={props}
      god={god}
      card={card}
      payable={payable}
      part={`card-${GODS[god]}`}
      title={say(godName(god))}
    >
      {card < 0 ? (
        <p className="tof-no-card">{say(line('board.card.none'))}</p>
      ) : (
        <>
          <ol className="tof-cells">
            {owners.map((owner, cell) => (
              <CardCell
                key={cell}
                props={props}
                slot={god}
                card={card}
                cell={cell}
                owner={owner}
                leads={owner >= 0 && owner === leader}
              />
            ))}
          </ol>
          <Majority props={props} god={god} leader={leader} />
        </>
      )}
      {deck !== undefined && (
        <button type="button" className="btn go tof-deck" onClick={() => choose(deck)}>
          {say(words.move(deck, view))}
        </button>
      )}
    </CardFrame>
  );
}

/** The private card of a seat; only its owner may occupy it. */
export function PrivateCard({ props, seat }: { readonly props: Props; readonly seat: number }): ReactElement | null {
  const { view, say, seats, moves } = props;
  const player = view.players[seat];
  const card = player?.privateCard ?? -1;
  const item = CARDS[card];
  if (player === undefined || item === undefined) return null;
  const name = seats.find((seatInfo) => seatInfo.seat === seat)?.name ?? '';
  const own = seat === props.seat;
  return (
    <CardFrame
      props={props}
      god={item.god}
      card={card}
      payable={own && moves.some((move) => move.do === 'occupy' && move.card === PRIVATE)}
      part="card-private"
      title={say(line('board.card.private', { name }))}
    >
      <ol className="tof-cells">
        {item.cells.map((_, cell) => (
          <CardCell
            key={cell}
            props={own ? props : { ...props, ask: null }}
            slot={PRIVATE}
            card={card}
            cell={cell}
            owner={(player.privateCells >> cell) % 2 === 1 ? seat : -1}
            leads={false}
          />
        ))}
      </ol>
    </CardFrame>
  );
}

interface CardFrameProps {
  readonly props: Props;
  readonly god: number;
  readonly card: number;
  readonly payable: boolean;
  readonly part: string;
  readonly title: string;
  readonly children: ReactNode;
}

function CardFrame({ props, god, card, payable, part, title, children }: CardFrameProps): ReactElement {
  const { ask, say, view, lit } = props;
  const isLit = lit !== null && lit !== undefined && 'card' in lit && lit.card === card;
  const item = CARDS[card];
  const choosing = ask?.choice === 'occupy cells';
  return (
    <article
      className="tof-card"
      data-god={GODS[god]}
      data-part={part}
      data-payable={payable}
      data-lit={isLit ? '' : undefined}
      data-rest={choosing && !payable}
      style={{ '--cells': item?.cells.length ?? 3 } as CSSProperties}
      aria-label={say(
        line('board.card.label', {
          title,
          large: item?.large ?? 0,
          small: item?.small ?? 0,
          deck: view.decks[god] ?? 0,
          none: item === undefined ? 'yes' : 'no',
        }),
      )}
    >
      <header>
        <svg className="tof-band" aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#tof-pattern-${GODS[god]})`} />
        </svg>
        <span className="tof-medal" {...told(say, line(`board.medal.${GODS[god]}`), '7.1.3')}>
          <Glyph name={GODS[god] ?? ''} />
        </span>
        <h3>{title}</h3>
        {item !== undefined && (
          <span
            className="tof-points"
            aria-hidden="true"
            {...told(say, line('board.card.points', { large: item.large, small: item.small }), '10.2')}
          >
            <b>{item.large}</b>
            <i>{item.small}</i>
          </span>
        )}
      </header>
      {choosing && !payable && <p className="tof-rest">{say(line('board.card.rest'))}</p>}
      {children}
    </article>
  );
}

/** Priests of each seat on a card, who leads and why. */
function Majority({
  props,
  god,
  leader,
}: {
  readonly props: Props;
  readonly god: number;
  readonly leader: number;
}): ReactElement {
  const { view, say, seats, seat } = props;
  const tied = tiedOn(view.stands, god, view.seats);
  const tally = tallyOf(view, god);
  const name = seats.find((seatInfo) => seatInfo.seat === leader)?.name ?? '';
  const leads = say(
    leader < 0
      ? line('board.card.nobody')
      : line('board.card.leads', { you: leader === seat ? 'yes' : 'no', name, tied: tied ? 'yes' : 'no' }),
  );
  return (
    <footer>
      <span className="tof-tally" {...told(say, line('board.card.tally'), '7.2.4')}>
        {tally.map((count, owner) =>
          count === 0 ? null : (
            <span key={owner} data-leads={owner === leader}>
              <SeatMark seat={owner} size={13} />
              <b>{count}</b>
            </span>
          ),
        )}
        {tied && (
          <svg className="tof-tie" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 1v10M11 6H4M7 3 4 6l3 3" />
          </svg>
        )}
      </span>
      {/* A long name is cut: the whole is in the explanation. */}
      <span className="tof-leader" data-explain={`${leads}. ${say(line('board.card.tally'))}`} data-rule="7.2.3">
        {leads}
      </span>
      <span className="tof-total" {...told(say, line('board.card.total'), '3.1.1')}>
        Σ {CARDS[view.open[god] ?? -1]?.total}
      </span>
    </footer>
  );
}
