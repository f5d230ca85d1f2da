import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { OPENINGS, REWARD_SPACES, SCORING, SYMBOLS, TRACK_END } from '../rules/content/board.ts';
import { OPEN_AT_SETUP, SECTIONS } from '../rules/content/market.ts';
import type { Tekhenu } from '../rules/index.ts';
import { GlyphAt, type GlyphName } from './Glyph.tsx';
import { Sign } from './Pieces.tsx';
import { usePointed } from './pointing.ts';

const STEP = 31;
const LEFT = 30;

function xOf(space: number): number {
  return LEFT + space * STEP + STEP / 2;
}

const REWARD_GLYPH: readonly GlyphName[] = ['gold', 'scribe', 'laurel'];

/** Happiness above, population below; where the pointed move would lead is drawn hollow. */
export function Track(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seat, sitters, preview } = props;
  const pointed = usePointed(props);
  const after = pointed === null || seat === null ? null : (preview(pointed)?.players[seat] ?? null);
  const now = seat === null ? null : (view.players[seat] ?? null);
  const told = view.players.map((p, player) =>
    say(
      line('ui.track.player', {
        name: sitters[player]?.name ?? say(line('opponent')),
        happiness: p.happiness,
        population: p.population,
      }),
    ),
  );
  return (
    <section className="tekhenu-box tekhenu-track" data-part="track">
      <h3>
        {say(line('ui.track'))} <small>{say(line('ui.track.about'))}</small>
      </h3>
      <svg viewBox="0 0 716 128" role="img" aria-label={`${say(line('ui.track'))}. ${told.join('. ')}`}>
        <GlyphAt name="happy" x={14} y={34} size={20} className="tekhenu-r-happy" />
        <GlyphAt name="people" x={14} y={88} size={20} className="tekhenu-soft" />
        {Array.from({ length: TRACK_END + 1 }, (_, space) => {
          const symbols = (SYMBOLS[space] ?? 0) > (SYMBOLS[space - 1] ?? 0) ? (SYMBOLS[space] ?? 0) : 0;
          const reward = REWARD_SPACES.indexOf(space);
          return (
            <g key={space}>
              <rect
                className="tekhenu-tsp"
                data-symbol={symbols > 0}
                x={xOf(space) - 14}
                y="48"
                width="28"
                height="24"
                rx="4"
              />
              <text className="tekhenu-tn" x={xOf(space)} y="65" textAnchor="middle">
                {space}
              </text>
              {symbols > 0 && (
                <text className="tekhenu-vpn" x={xOf(space)} y="12" textAnchor="middle">
                  {symbols * SCORING.happinessSymbolVp}
                </text>
              )}
              {reward !== -1 && (
                <GlyphAt
                  name={REWARD_GLYPH[reward] ?? 'laurel'}
                  x={xOf(space) + 15}
                  y={8}
                  size={13}
                  className="tekhenu-r-gold"
                />
              )}
            </g>
          );
        })}
        {view.players.map((p, player) => (
          <g key={`p${player}`}>
            <Sign
              owner={player}
              x={
                xOf(p.happiness) +
                offset(
                  view.players.map((one) => one.happiness),
                  player,
                )
              }
              y={34}
            />
            <Sign
              owner={player}
              x={
                xOf(p.population) +
                offset(
                  view.players.map((one) => one.population),
                  player,
                )
              }
              y={88}
            />
          </g>
        ))}
        {after !== null && now !== null && seat !== null && after.happiness !== now.happiness && (
          <Sign owner={seat} x={xOf(after.happiness)} y={34} hollow />
        )}
        {after !== null && now !== null && seat !== null && after.population !== now.population && (
          <Sign owner={seat} x={xOf(after.population)} y={88} hollow />
        )}
        {SECTIONS.map(({ happiness }, section) => {
          const next = SECTIONS[section + 1]?.happiness ?? TRACK_END + 1;
          const x = xOf(happiness) - 14;
          const open = section < view.open;
          return (
            <g key={happiness}>
              <rect
                className="tekhenu-mk"
                data-open={open}
                x={x}
                y="104"
                width={(next - happiness) * STEP - 3}
                height="20"
                rx="4"
              />
              <text className="tekhenu-mkn" x={x + 8} y="118">
                {open
                  ? say(line('ui.section', { section: section + 1 }))
                  : say(
                      line('ui.section.closed', {
                        section: section + 1,
                        population: OPENINGS[section - OPEN_AT_SETUP] ?? 0,
                      }),
                    )}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** Markers on one space stand beside each other. */
function offset(spaces: readonly number[], player: number): number {
  const here = spaces.flatMap((space, i) => (space === spaces[player] ? [i] : []));
  return (here.indexOf(player) - (here.length - 1) / 2) * (here.length > 2 ? 9 : 13);
}
