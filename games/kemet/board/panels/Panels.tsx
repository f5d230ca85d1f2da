import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { BATTLE_CARDS } from '../../rules/content/battle-cards.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { INTERVENTIONS } from '../../rules/content/interventions.ts';
import type { Kemet } from '../../rules/index.ts';
import { tilesOf } from '../../rules/ownership.ts';
import { battleCardName, cardName, joined, tileName } from '../../texts/terms.ts';
import { ActionPyramid } from '../input/ActionPyramid.tsx';
import { PHONE } from '../input/Actions.tsx';
import { BattleCardFace, battleCardWords } from '../input/BattleCardFace.tsx';
import { Hand } from '../input/Hand.tsx';
import { Gem, SeatSign } from '../look/Glyph.tsx';

/** Every player's action pyramid, tiles and battle cards as far as they are open. */
export function PlayersPanel(props: BoardProps<Kemet>): ReactElement {
  const { view, say, seats } = props;
  return (
    <div className="kemet-players">
      {view.order.map((seat) => {
        const tiles = tilesOf(view, seat);
        const cards = (mask: number) =>
          joined(
            BATTLE_CARDS.filter(({ index }) => (mask & (1 << index)) !== 0).map(({ index }) => battleCardName(index)),
          );
        return (
          <article key={seat} data-seat={seat}>
            <h2>
              <SeatSign seat={seat} /> {seats.find((seatInfo) => seatInfo.seat === seat)?.name}
            </h2>
            {seat !== props.seat && <ActionPyramid props={props} seat={seat} />}
            <h3>{say(line('players.tiles'))}</h3>
            {tiles.length === 0 ? (
              <p className="note">{say(line('players.none'))}</p>
            ) : (
              <ul className="kemet-owned">
                {tiles.map(({ index, colour, id }) => (
                  <li key={id}>
                    <Gem colour={COLOURS[colour] ?? ''} /> <b>{say(tileName(index))}</b>{' '}
                    <small>{say(line(`tile.${id}.about`))}</small>
                  </li>
                ))}
              </ul>
            )}
            {(view.faceUp[seat] ?? 0) !== 0 && (
              <p className="note">
                {say(line('players.discards'))}: {say(cards(view.faceUp[seat] ?? 0))}
              </p>
            )}
            <p className="note">
              {say(line('players.unseen'))}: {say(cards(view.unseen[seat] ?? 0))}
            </p>
          </article>
        );
      })}
    </div>
  );
}

/** The pile, the own battle cards, and what every intervention card does. */
export function CardsPanel(props: BoardProps<Kemet>): ReactElement {
  const { view, say } = props;
  const phone = useMedia(PHONE);
  const piled = view.pile.flatMap((count, kind) =>
    count > 0 ? [`${say(cardName(kind))}${count > 1 ? ` × ${count}` : ''}`] : [],
  );
  const own =
    view.own === null ? [] : BATTLE_CARDS.filter(({ index }) => ((view.own?.battleHand ?? 0) & (1 << index)) !== 0);
  return (
    <div className="kemet-cards">
      {phone && <Hand props={props} />}
      {!phone && own.length > 0 && (
        <>
          <h2>{say(line('hand.battle'))}</h2>
          <ul className="kemet-battle-cards">
            {own.map((card) => (
              <li
                key={card.id}
                className="kemet-battle-card"
                data-explain={battleCardWords(card, say)}
                data-rule="11.1.1"
              >
                <BattleCardFace card={card} say={say} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{say(line('cards.pile'))}</h2>
      <p>{say(line('cards.deck', { n: view.deckSize }))}</p>
      <p>{piled.length === 0 ? say(line('cards.pile.empty')) : piled.join(', ')}</p>
      <h2>{say(line('cards.all'))}</h2>
      <dl className="kemet-glossary">
        {INTERVENTIONS.map(({ id, index, cost, copies }) => (
          <div key={id}>
            <dt>
              {say(cardName(index))}{' '}
              <small>
                × {copies}, {say(line('hand.cost', { cost }))}
              </small>
            </dt>
            <dd>{say(line(`card.${id}.about`))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
