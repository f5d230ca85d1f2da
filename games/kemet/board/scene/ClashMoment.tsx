import { type BoardProps, useBriefly } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useMemo } from 'react';
import { battleCardAt } from '../../rules/content/battle-cards.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { areaName, cardName, joined } from '../../texts/terms.ts';
import { BattleCardFace } from '../input/BattleCardFace.tsx';
import { Glyph, SeatSign } from '../look/Glyph.tsx';
import { type ClashSide, clashIn } from './clash-facts.ts';

/** So many beats the clash is on stage: cards turn, strengths count up, units fall, fame comes. */
export const CLASH_BEATS = 3.8;

/** A battle as it is decided, over what has led to it. The log and the announcer tell the same in words. */
export function ClashMoment({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { fresh, beat = 0, say, seats } = props;
  const clash = useBriefly(
    useMemo(() => clashIn(fresh), [fresh]),
    CLASH_BEATS * beat,
  );
  if (clash === null) return null;
  return (
    <div className="kemet-clash-place">
      <div className="kemet-clash" data-part="clash" aria-hidden="true" style={{ '--beat': `${beat}ms` }}>
        <h2>
          <Glyph name="battle" /> {say(line('battle.title', { area: areaName(clash.area) }))}
        </h2>
        {clash.sides.map((side) => (
          <Fighter
            key={side.seat}
            side={side}
            won={side.seat === clash.winner}
            name={seats.find(({ seat }) => seat === side.seat)?.name ?? ''}
            say={say}
          />
        ))}
      </div>
    </div>
  );
}

interface FighterProps {
  readonly side: ClashSide;
  readonly won: boolean;
  readonly name: string;
  readonly say: BoardProps<Kemet>['say'];
}

function Fighter({ side, won, name, say }: FighterProps): ReactElement {
  const { seat, strength, card, added, lost, fame, veterans } = side;
  return (
    <div className="kemet-fighter" data-seat={seat} data-won={won}>
      <b className="kemet-fighter-name">
        <SeatSign seat={seat} /> {name}
      </b>
      {card !== NONE && (
        <span className="kemet-fighter-card">
          <BattleCardFace card={battleCardAt(card)} say={say} />
        </span>
      )}
      {added.length > 0 && <small>{say(joined(added.map(cardName)))}</small>}
      <span className="kemet-counted" style={{ '--to': strength }} />
      <span className="kemet-fighter-lost">{say(line('battle.lost', { n: lost }))}</span>
      <span className="kemet-fighter-won">
        {fame > 0 && (
          <em>
            +{fame} <Glyph name="fame" />
          </em>
        )}
        {veterans > 0 && (
          <em>
            +{veterans} <Glyph name="veteran" />
          </em>
        )}
      </span>
    </div>
  );
}
