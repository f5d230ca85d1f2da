import type { Seat } from '@naos/engine';
import { SeatFact, SeatScore, told } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { CARDS } from '../../rules/content/cards.ts';
import { GODS } from '../../rules/content/colours.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { TempleView } from '../../rules/view.ts';
import { cardName, stripName } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { Priest } from '../scene/Priest.tsx';
import { StripFace } from '../scene/TileFace.tsx';

interface SeatFactsProps {
  readonly view: TempleView;
  readonly seat: Seat;
  readonly say: Say;
}

/** A player's points now, priests in reserve, cards won and bonus ornaments. */
export function SeatFacts({ view, seat, say }: SeatFactsProps): ReactElement | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <>
      <SeatScore label={say(line('facts.points'))} about={told(say, line('facts.points.about'), '10.2')}>
        {pointsOf(view, seat).total}
      </SeatScore>
      <SeatFact
        label={say(line('facts.reserve'))}
        about={told(say, line('facts.reserve.about'), '7.1.5')}
        sign={<Priest seat={seat} />}
      >
        {player.temple.reserve}
      </SeatFact>
      {view.first === seat && (
        <SeatFact label={say(line('facts.first'))} about={told(say, line('facts.first.about'), '6.2.12')}>
          1
        </SeatFact>
      )}
      <SeatThings view={view} seat={seat} say={say} />
    </>
  );
}

/** Cards of a player, a row for each god, and ornaments, as pictures with words. */
export function SeatThings({ view, seat, say }: SeatFactsProps): ReactElement | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { won, temple } = player;
  if (won.length === 0 && temple.held.length === 0) return null;
  return (
    <ul className="tof-things">
      {GODS.map((god, number) => {
        const cards = won.filter((card) => (CARDS[card]?.god ?? 0) === number);
        if (cards.length === 0) return null;
        const abouts = cards.map((card) => say(line('facts.card.about', { card: cardName(card) })));
        return (
          <li key={god} className="tof-prize" data-god={god} data-explain={abouts.join('\n')} data-rule="10.2">
            <Glyph name={god} />
            {cards.map((card) => (
              <b key={card}>
                {CARDS[card]?.large}
                <span className="unseen">{say(cardName(card))}</span>
              </b>
            ))}
          </li>
        );
      })}
      {[...new Set(temple.held)].map((strip) => {
        const alike = temple.held.filter((other) => other === strip).length;
        return (
          <li
            key={strip}
            className="tof-kept"
            {...told(say, line('facts.strip.about', { strip: stripName(strip) }), '10.4')}
          >
            <StripFace strip={strip} />
            <span className="unseen">{say(stripName(strip))}</span>
            {alike > 1 && <b> ×{alike}</b>}
          </li>
        );
      })}
    </ul>
  );
}
