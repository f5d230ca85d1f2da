import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { DISTRICTS, ROW_GOLD, ROWS, SLOTS, slotOf } from '../rules/content/osiris.ts';
import { leaderOf, piecesIn } from '../rules/districts.ts';
import type { Tekhenu } from '../rules/index.ts';
import { at, OSIRIS_MOVES } from '../rules/moves.ts';
import { amountsLine, goodName, slotName } from '../texts/terms.ts';
import { GlyphAt, goodClass, goodGlyph } from './Glyph.tsx';
import { Piece, Sign } from './Pieces.tsx';
import { StatueSpace } from './Temple.tsx';
import { target } from './target.ts';

const LANE = 44;
const FIRST = 168;
const STEP = 46;

/** Osiris' districts as four lanes, with statue spaces and the running majority of each. */
export function Osiris(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say } = props;
  return (
    <section className="tekhenu-box tekhenu-osiris" data-part="osiris">
      <h3>
        {say(line('ui.osiris'))} <small>{say(line('ui.osiris.about'))}</small>
      </h3>
      <svg viewBox="0 0 512 204" role="group" aria-label={say(line('ui.osiris'))}>
        {Array.from({ length: ROWS }, (_, i) => (
          <text key={i} className="tekhenu-small" x={FIRST + i * STEP} y="16" textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {(view.gold[ROW_GOLD] ?? 0) > 0 && (
          <GlyphAt name="gold" x={FIRST + STEP + 15} y={12} size={16} className="tekhenu-r-gold" />
        )}
        {DISTRICTS.map((_, district) => (
          <Lane key={DISTRICTS[district]} props={props} district={district} />
        ))}
        {[2, 3].map((space) => (
          <StatueSpace key={space} props={props} space={space} x={118} y={26 + LANE + (space - 2) * 2 * LANE} />
        ))}
      </svg>
    </section>
  );
}

function Lane({ props, district }: { readonly props: BoardProps<Tekhenu>; readonly district: number }): ReactElement {
  const { view, say, sitters } = props;
  const y = 26 + district * LANE + LANE / 2;
  const leader = leaderOf(view, district);
  const counts = view.players.map((_, player) => piecesIn(view, player, district));
  return (
    <g>
      <rect className="tekhenu-lane" x="0" y={y - LANE / 2 + 2} width="512" height={LANE - 4} rx="6" />
      <GlyphAt name={goodGlyph(district)} x={14} y={y} size={18} className={goodClass(district)} />
      <text className="tekhenu-lname" x="28" y={y + 5}>
        {say(goodName(district))}
      </text>
      {Array.from({ length: ROWS }, (_, i) => {
        const slot = slotOf(district, i + 1);
        const owner = view.osiris[slot] ?? -1;
        const x = FIRST + i * STEP;
        const name =
          owner === -1
            ? say(line('ui.slot.free', { slot: slotName(slot), gain: amountsLine(SLOTS[slot]?.gain ?? []) }))
            : say(
                line('ui.space.owned', { space: slotName(slot), name: sitters[owner]?.name ?? say(line('opponent')) }),
              );
        return (
          <g key={slot} className="tekhenu-target" {...target(props, at(OSIRIS_MOVES, slot), name)}>
            <rect className="tekhenu-touch" x={x - 22} y={y - 22} width="44" height="44" />
            <rect className="tekhenu-oslot" x={x - 18} y={y - 17} width="36" height="34" rx="5" />
            {owner !== -1 && <Piece kind="building" owner={owner} x={x} y={y} scale={0.95} />}
          </g>
        );
      })}
      <text className="tekhenu-count" x="472" y={y + 5} textAnchor="end">
        {counts.join(':')}
      </text>
      {leader !== -1 && (
        <g role="img" aria-label={say(line('ui.leader', { name: sitters[leader]?.name ?? say(line('opponent')) }))}>
          <Sign owner={leader} x={494} y={y} />
        </g>
      )}
    </g>
  );
}
