import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { SLOT_POINTS, TILES } from '../../rules/content/tiles.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { ruleOfTile } from '../../texts/card-rules.ts';
import { explainTile } from '../../texts/explained.ts';
import { Glyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { TileShape } from './Pieces.tsx';

const VALUES = ['5–6', '3–4', '1–2'] as const;

/** The three pillar tiles on offer, each with its value, points, cost and ability in words. */
export function RaTiles({ view, say }: BoardProps<Tekhenu>): ReactElement {
  const task = view.agenda.at(-1);
  const chosen = task?.do === 'ra' ? [0, 2, 2, 1, 1, 0, 0][task.value] : undefined;
  return (
    <section className="tekhenu-box tekhenu-tiles" aria-label={say(line('ui.tiles'))} data-part="tiles">
      {view.raSlots.map((tile, slot) => {
        const points = say(line('amount.points', { n: SLOT_POINTS[slot] ?? 0 }));
        const values = VALUES[slot] ?? '';
        const about =
          tile === -1
            ? line('explain.tile.gone', { values })
            : line('explain.tile.slot', { values, points, tile: explainTile(tile) });
        return (
          <figure
            key={VALUES[slot]}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has the tile explained as well
            tabIndex={0}
            data-chosen={chosen === slot}
            {...told(say, about, tile === -1 ? '6.2.8' : ruleOfTile(tile))}
          >
            <svg viewBox="0 0 60 64" aria-hidden="true">
              {tile !== -1 && <TileShape tile={tile} turns={0} x={0} y={0} size={60} />}
            </svg>
            <figcaption>
              <b>{VALUES[slot]}</b> {points}
              {tile !== -1 && (
                <span className="tekhenu-price">
                  <Glyph name="limestone" className="tekhenu-r-limestone" />
                  {TILES[tile]?.limestone}
                  <span className="unseen"> {say(line('good.limestone'))}</span>
                </span>
              )}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
