import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { stripName } from '../../texts/terms.ts';
import { StripFace } from '../scene/TileFace.tsx';
import { TurnButtons } from './Hand.tsx';
import { grips, type Props, stripsToPlace, useGrip } from './held-piece.ts';
import { dragging } from './use-drag.ts';

/** The own bonus ornaments: drag one to the board, or take it, point and press; R lays it the other way. */
export function Strips(props: Props): ReactElement | null {
  const { view, seat, moves, say } = props;
  const grip = useGrip(props);
  const held = (seat === null ? undefined : view.players[seat])?.temple.held ?? [];
  if (held.length === 0) return null;
  const open = stripsToPlace(moves);
  return (
    <section className="tof-strips" data-part="strips">
      <h3>{say(line('strips.title'))}</h3>
      <ul>
        {held.map((strip, place) => {
          const taken = grip?.kind === 'strip' && grip.strip === strip;
          const fresh = { kind: 'strip', strip, upright: false } as const;
          return (
            <li key={`${place} ${strip}`}>
              <button
                type="button"
                className="tof-piece"
                aria-pressed={taken}
                aria-label={say(stripName(strip))}
                {...told(say, line('strips.piece', { strip: stripName(strip) }), '8.2.2')}
                disabled={!open.has(strip)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  grips.set(taken ? null : fresh);
                }}
                {...dragging(props, taken ? grip : fresh)}
              >
                <StripFace strip={strip} upright={taken && grip.upright} />
              </button>
            </li>
          );
        })}
      </ul>
      {grip?.kind === 'strip' && (
        <span className="tof-turns">
          <TurnButtons grip={grip} say={say} />
          <button type="button" className="btn" onClick={() => grips.set(null)}>
            {say(line('strips.back'))}
          </button>
        </span>
      )}
      <p className="tof-help">{say(line(open.size > 0 ? 'strips.help' : 'strips.keep'))}</p>
    </section>
  );
}
