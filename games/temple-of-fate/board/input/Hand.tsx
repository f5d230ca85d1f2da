import { told } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { type ReactElement, useEffect } from 'react';
import { ROUNDS } from '../../rules/content/geometry.ts';
import { HIDDEN } from '../../rules/view.ts';
import { words } from '../../texts/index.ts';
import { slotName } from '../../texts/moves.ts';
import { specialName, tileName } from '../../texts/terms.ts';
import { SpecialFace, TileFace } from '../scene/TileFace.tsx';
import { facesToLay, type Grip, grips, type Props, turned, useGrip } from './held-piece.ts';
import { dragging } from './use-drag.ts';

/** R turns what is held, digits take a tile of the hand. */
function useHandKeys(props: Props): void {
  const grip = useGrip(props);
  const faces = facesToLay(props);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const face = faces[Number(event.key) - 1];
      if ((event.key.toLowerCase() === 'r' || event.code === 'KeyR') && grip !== null)
        grips.set(turned(grip, event.shiftKey ? 3 : 1));
      else if (face !== undefined) grips.set({ kind: 'tile', face, turn: 0 });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [grip, faces]);
}

/** A round arrow to the right, or mirrored to the left. */
function TurnArrow({ mirrored = false }: { readonly mirrored?: boolean }): ReactElement {
  return (
    <svg className="tof-arrow" data-mirrored={mirrored} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 12a8 8 0 1 1-2.6-5.900M20 3v5h-5" />
    </svg>
  );
}

/** Buttons that turn what is held. */
export function TurnButtons({ grip, say }: { readonly grip: Grip; readonly say: Props['say'] }): ReactElement {
  return (
    <span className="tof-turns">
      <button
        type="button"
        className="btn"
        onClick={() => grips.set(turned(grip, 3))}
        aria-label={say(line('hand.turn.left'))}
        {...told(say, line('hand.turn.about'), '6.2.8')}
      >
        <TurnArrow mirrored />
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => grips.set(turned(grip, 1))}
        aria-label={say(line('hand.turn.right'))}
        {...told(say, line('hand.turn.about'), '6.2.8')}
      >
        <TurnArrow />
      </button>
    </span>
  );
}

/** The tiles to build: take one, turn it, lay it. */
export function Hand(props: Props): ReactElement | null {
  const { view, seat, say, ask } = props;
  const grip = useGrip(props);
  useHandKeys(props);
  const own = seat === null ? undefined : view.players[seat];
  if (own === undefined || ask?.choice !== 'build') return null;
  if (view.round === ROUNDS) return own.drawn.length > 0 ? <Specials {...props} /> : null;
  const left = own.slots.flatMap((face, slot) => ((own.used >> slot) % 2 === 0 ? [{ face, slot }] : []));
  if (left.length === 0) return null;
  return (
    <section className="tof-hand" data-part="hand" aria-label={say(line('hand.title'))}>
      <ul>
        {left.map(({ face, slot }) => (
          <li key={slot}>
            <HandTile props={props} face={face} slot={slot} grip={grip} />
          </li>
        ))}
      </ul>
      {grip?.kind === 'tile' && <TurnButtons grip={grip} say={say} />}
      <p className="tof-help">{say(line('hand.help'))}</p>
    </section>
  );
}

interface HandTileProps {
  readonly props: Props;
  readonly face: number;
  readonly slot: number;
  readonly grip: Grip | null;
}

/** One tile of the hand; face down in the variant Hummingbird until it is turned up. */
function HandTile({ props, face, slot, grip }: HandTileProps): ReactElement {
  const { moves, view, choose, say } = props;
  const turnUp = moves.find((move) => move.do === 'turn-up' && move.slot === slot);
  const canLay = facesToLay(props).includes(face);
  if (turnUp !== undefined || face === HIDDEN || !canLay) {
    const label = turnUp === undefined ? say(slotName(slot, view)) : say(words.move(turnUp, view));
    return (
      <button
        type="button"
        className="tof-tile"
        data-open={turnUp !== undefined}
        aria-label={face === HIDDEN ? label : `${label}: ${say(tileName(face))}`}
        {...told(say, line('hand.tile.about'), '6.2.6')}
        disabled={turnUp === undefined}
        onClick={() => turnUp !== undefined && choose(turnUp)}
      >
        {face === HIDDEN ? <SpecialFace special={-1} up={false} /> : <TileFace face={face} />}
        <small>{label}</small>
      </button>
    );
  }
  const held = grip?.kind === 'tile' && grip.face === face;
  const turn = held ? grip.turn : 0;
  return (
    <button
      type="button"
      className="tof-tile"
      data-open="true"
      aria-pressed={held}
      {...told(say, line('hand.tile.about'), '6.2.6')}
      aria-label={`${say(tileName(face))}, ${say(line(`turn.${turn}`))}`}
      onClick={() => {
        if (!held) grips.set({ kind: 'tile', face, turn: 0 });
      }}
      {...dragging(props, held ? grip : { kind: 'tile', face, turn: 0 })}
    >
      <TileFace face={face} turn={turn} />
    </button>
  );
}

/** Round 6: either side of a special tile. */
function Specials(props: Props): ReactElement {
  const { view, moves, choose, say } = props;
  const specials = [...new Set(moves.flatMap((move) => (move.do === 'summit' ? [move.special] : [])))];
  const decline = moves.find((move) => move.do === 'decline');
  return (
    <section className="tof-hand tof-specials" data-part="hand" aria-label={say(line('hand.specials'))}>
      <ul>
        {specials.map((special) => (
          <li key={special} {...told(say, specialAbout(special), '9.1.2')}>
            <SpecialFace special={special} up />
            <b>{say(specialName(special))}</b>
            <About special={special} say={say} />
            {moves
              .filter((move) => move.do === 'summit' && move.special === special)
              .map((move) => (
                <button
                  key={String('up' in move && move.up)}
                  type="button"
                  className="btn"
                  onClick={() => choose(move)}
                >
                  {say(line('up' in move && move.up ? 'hand.up' : 'hand.down'))}
                  <span className="unseen">: {say(specialName(special))}</span>
                </button>
              ))}
          </li>
        ))}
      </ul>
      {decline !== undefined && (
        <button type="button" className="btn" onClick={() => choose(decline)}>
          {say(words.move(decline, view))}
        </button>
      )}
    </section>
  );
}

function About({ special, say }: { readonly special: number; readonly say: Props['say'] }): ReactElement | null {
  const about = specialAbout(special);
  return about.key.endsWith('.about') ? <p className="tof-help">{say(about)}</p> : null;
}

/** What a special tile does; for one of a single colour its name says it. */
function specialAbout(special: number): Line {
  const name = specialName(special);
  return name.key.startsWith('effect.') ? line(`${name.key}.about`) : name;
}
