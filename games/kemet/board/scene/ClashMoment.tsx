import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { battleCardAt } from '../../rules/content/battle-cards.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { areaName, cardName, joined } from '../../texts/terms.ts';
import { BattleCardFace } from '../input/BattleCardFace.tsx';
import { Glyph, SeatSign } from '../look/Glyph.tsx';
import { type ClashSide, clashIn } from './clash-facts.ts';

/** How long the clash is on stage: cards turn, strengths count up, units fall, fame comes. */
export const CLASH_MS = 1900;

/**
 * A battle as it is decided, over the map. It takes no press away: any press or key ends it, and it never comes where the
 * picture jumps or motion is not wanted. The log and the announcer tell the same in words.
 */
export function ClashMoment({ props }: { readonly props: BoardProps<Kemet> }): ReactElement | null {
  const { fresh, still, say, seats } = props;
  const clash = useMemo(() => (still ? null : clashIn(fresh)), [fresh, still]);
  const [over, setOver] = useState<typeof clash>(null);
  useEffect(() => {
    if (clash === null) return;
    const end = (): void => setOver(clash);
    const timer = setTimeout(end, CLASH_MS);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
    };
  }, [clash]);
  if (clash === null || clash === over) return null;
  return (
    <div className="kemet-clash" data-part="clash" aria-hidden="true">
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
