import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { StonePapyrusKnife } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { CardFace } from './CardFace.tsx';

/** The others' cards, what was shown last, one's own hand. A card is a button exactly when a move of the list plays it. */
export function Board(props: BoardProps<StonePapyrusKnife>): ReactElement {
  const { view, seat, seats, say } = props;
  return (
    <div className="spk">
      <h2 className="unseen">{say(line('board.title'))}</h2>
      {seats.map(
        (other) =>
          other.seat !== seat && (
            <div key={other.seat}>
              <h3>{other.name}</h3>
              <p>{say(line('board.hand', { n: view.handSizes[other.seat] ?? 0 }))}</p>
              <p>{view.ready[other.seat] === true && say(line('board.ready'))}</p>
            </div>
          ),
      )}
      <section aria-label={say(line('board.shown'))}>
        <h3>{say(line('board.shown'))}</h3>
        <div className="spk-row">
          {view.pile.slice(-2).map((card, place) => (
            <CardFace key={place} card={card} label={say(line(`card.${card}`))} />
          ))}
        </div>
        <p>{say(line('board.deck', { n: view.deck }))}</p>
      </section>
      {seat !== null && <Hand {...props} />}
    </div>
  );
}

function Hand({ view, moves, choose, ask, say }: BoardProps<StonePapyrusKnife>): ReactElement {
  const keep = moves.find((move) => move.do === 'keep');
  return (
    <section aria-label={say(line('board.yours'))} data-choice={ask?.choice}>
      <h3>{say(line('board.yours'))}</h3>
      <div className="spk-row">
        {view.hand.map((card, place) => {
          const move = moves.find((one) => one.do !== 'keep' && one.card === card);
          const label = move === undefined ? line(`card.${card}`) : words.move(move, view);
          return <CardFace key={place} card={card} label={say(label)} {...(move && { onPress: () => choose(move) })} />;
        })}
      </div>
      {view.chosen !== null && <p>{say(line('board.chosen', { card: line(`card.${view.chosen}`) }))}</p>}
      {keep !== undefined && (
        <button type="button" className="btn" onClick={() => choose(keep)}>
          {say(words.move(keep, view))}
        </button>
      )}
    </section>
  );
}
