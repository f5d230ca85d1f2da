import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { OPENINGS, REWARD_SPACES, SCORING, SYMBOLS, TRACK_END } from '../../rules/content/board.ts';
import { OPEN_AT_SETUP, SECTIONS } from '../../rules/content/market.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { usePointed } from '../input/pointing.ts';
import { GlyphAt, type GlyphName } from '../look/Glyph.tsx';
import { Sign } from './Pieces.tsx';

const STEP = 27;
const LEFT = 28;
const LINE = 130;
/** Lines of the track's picture: happiness, spaces, population, market. */
const HAPPY = 34;
const PEOPLE = 88;
const MARKET = 104;

/** Spaces in one line: all of them, or half of them on a phone. */
type PerLine = 22 | 11;

function placeOf(space: number, perLine: PerLine): { readonly x: number; readonly y: number } {
  return { x: LEFT + (space % perLine) * STEP + STEP / 2, y: Math.floor(space / perLine) * LINE };
}

const REWARD_GLYPH: readonly GlyphName[] = ['gold', 'scribe', 'laurel'];

/** Happiness above, population below; where the pointed move would lead is drawn hollow. */
export function Track(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seat, seats, preview } = props;
  const perLine: PerLine = useMedia('(max-width: 600px)') ? 11 : 22;
  const pointed = usePointed(props);
  const after = pointed === null || seat === null ? null : (preview(pointed)?.players[seat] ?? null);
  const now = seat === null ? null : (view.players[seat] ?? null);
  const lines = Array.from({ length: (TRACK_END + 1) / perLine }, (_, i) => i * LINE);
  const told = view.players.map((p, player) =>
    say(
      line('ui.track.player', {
        name: seats[player]?.name ?? say(line('opponent')),
        happiness: p.happiness,
        population: p.population,
      }),
    ),
  );
  const mark = (owner: number, space: number, y: number, shift: number, hollow: boolean): ReactElement => {
    const at = placeOf(space, perLine);
    return <Sign owner={owner} x={at.x + shift} y={at.y + y} hollow={hollow} />;
  };
  return (
    <section className="tekhenu-box tekhenu-track" data-part="track">
      <h3>
        {say(line('ui.track'))} <small>{say(line('ui.track.about'))}</small>
      </h3>
      <svg
        viewBox={`0 0 ${LEFT + perLine * STEP + 2} ${lines.length * LINE}`}
        role="img"
        aria-label={`${say(line('ui.track'))}. ${told.join('. ')}`}
      >
        {lines.map((y) => (
          <g key={y}>
            <GlyphAt name="happy" x={13} y={y + HAPPY} size={20} className="tekhenu-r-happy" />
            <GlyphAt name="people" x={13} y={y + PEOPLE} size={20} className="tekhenu-soft" />
          </g>
        ))}
        {Array.from({ length: TRACK_END + 1 }, (_, space) => (
          <Space key={space} space={space} perLine={perLine} />
        ))}
        {SECTIONS.map((_, section) => (
          <Section key={section} props={props} section={section} perLine={perLine} />
        ))}
        {view.players.map((p, player) => (
          <g key={`p${player}`}>
            {mark(
              player,
              p.happiness,
              HAPPY,
              shiftOf(
                view.players.map(({ happiness }) => happiness),
                player,
              ),
              false,
            )}
            {mark(
              player,
              p.population,
              PEOPLE,
              shiftOf(
                view.players.map(({ population }) => population),
                player,
              ),
              false,
            )}
          </g>
        ))}
        {after !== null && now !== null && seat !== null && (
          <>
            {after.happiness !== now.happiness && mark(seat, after.happiness, HAPPY, 0, true)}
            {after.population !== now.population && mark(seat, after.population, PEOPLE, 0, true)}
          </>
        )}
      </svg>
    </section>
  );
}

/** One space, the points of its happiness symbols and the reward of reaching it. */
function Space({ space, perLine }: { readonly space: number; readonly perLine: PerLine }): ReactElement {
  const { x, y } = placeOf(space, perLine);
  const symbols = (SYMBOLS[space] ?? 0) > (SYMBOLS[space - 1] ?? 0) ? (SYMBOLS[space] ?? 0) : 0;
  const reward = REWARD_SPACES.indexOf(space);
  return (
    <g>
      <rect className="tekhenu-tsp" data-symbol={symbols > 0} x={x - 12.5} y={y + 48} width="25" height="24" rx="4" />
      <text className="tekhenu-tn" x={x} y={y + 65} textAnchor="middle">
        {space}
      </text>
      {symbols > 0 && (
        <text className="tekhenu-vpn" x={reward === -1 ? x : x - 7} y={y + 14} textAnchor="middle">
          {symbols * SCORING.happinessSymbolVp}
        </text>
      )}
      {reward !== -1 && (
        <GlyphAt name={REWARD_GLYPH[reward] ?? 'laurel'} x={x + 8} y={y + 9} size={13} className="tekhenu-r-gold" />
      )}
    </g>
  );
}

interface SectionProps {
  readonly props: BoardProps<Tekhenu>;
  readonly section: number;
  readonly perLine: PerLine;
}

/** The happiness that reaches a section of the market; a section that two lines share is drawn in both. */
function Section({ props, section, perLine }: SectionProps): ReactElement {
  const { view, say } = props;
  const from = SECTIONS[section]?.happiness ?? 0;
  const end = SECTIONS[section + 1]?.happiness ?? TRACK_END + 1;
  const open = section < view.open;
  const breaks = [
    from,
    ...Array.from({ length: end - from - 1 }, (_, i) => from + 1 + i).filter((n) => n % perLine === 0),
  ];
  const words = open
    ? line('ui.section', { section: section + 1 })
    : line('ui.section.closed', { section: section + 1, population: OPENINGS[section - OPEN_AT_SETUP] ?? 0 });
  return (
    <>
      {breaks.map((start, i) => {
        const { x, y } = placeOf(start, perLine);
        const spaces = (breaks[i + 1] ?? end) - start;
        return (
          <g key={start}>
            <rect
              className="tekhenu-mk"
              data-open={open}
              x={x - 12.5}
              y={y + MARKET}
              width={spaces * STEP - 3}
              height="20"
              rx="4"
            />
            {(spaces > 2 || breaks.length === 1) && (
              <text className="tekhenu-mkn" x={x - 5} y={y + MARKET + 14}>
                {say(words)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Markers on one space stand beside each other. */
function shiftOf(spaces: readonly number[], player: number): number {
  const here = spaces.flatMap((space, i) => (space === spaces[player] ? [i] : []));
  return (here.indexOf(player) - (here.length - 1) / 2) * (here.length > 2 ? 8 : 12);
}
