import { type BoardProps, useMedia } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { memo, type ReactElement } from 'react';
import { OPENINGS, REWARD_SPACES, SCORING, SYMBOLS, TRACK_END } from '../../rules/content/board.ts';
import { OPEN_AT_SETUP, SECTIONS } from '../../rules/content/market.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { HAPPINESS, POPULATION } from '../../rules/moves.ts';
import { usePointed } from '../input/pointing.ts';
import { useSideways } from '../input/use-narrow.ts';
import { GlyphAt } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { Mark } from './Mark.tsx';
import { Sign } from './Pieces.tsx';
import { marksOf } from './recent.ts';
import { LAYOUTS, placeOf, type TrackLayout } from './track-layout.ts';
import { useCompact } from './use-compact.ts';

const REWARD_GLYPH = ['gold', 'scribe', 'laurel'] as const;

/** Happiness above, population below; where the pointed move would lead is drawn hollow. */
export function Track(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seat, seats, preview } = props;
  const compact = useCompact();
  const sideways = useSideways();
  const small = useMedia('(max-width: 600px)') || sideways;
  const layout = LAYOUTS[small ? 'tall' : compact ? 'compact' : 'wide'];
  const { perLine, left, step, happy, people } = layout;
  const pointed = usePointed(props);
  const after = pointed === null || seat === null ? null : (preview(pointed)?.players[seat] ?? null);
  const now = seat === null ? null : (view.players[seat] ?? null);
  const lines = Array.from({ length: (TRACK_END + 1) / perLine }, (_, i) => i * layout.line);
  const about = view.players.map((p, player) =>
    line('ui.track.player', {
      name: seats[player]?.name ?? say(line('opponent')),
      happiness: p.happiness,
      population: p.population,
    }),
  );
  const { markers } = marksOf(props);
  const mark = (owner: number, space: number, y: number, shift: number, hollow: boolean): ReactElement => {
    const at = placeOf(space, layout);
    const moved = !hollow && markers.has(`${y === happy ? HAPPINESS : POPULATION}-${owner}`);
    return (
      <g {...told(say, about[owner] ?? line('ui.track'), '2.7.1')}>
        <Mark owner={moved ? owner : undefined} x={at.x + shift} y={at.y + y} size={10} />
        <Sign owner={owner} x={at.x + shift} y={at.y + y} hollow={hollow} />
      </g>
    );
  };
  const happiness = view.players.map((p) => p.happiness);
  const population = view.players.map((p) => p.population);
  return (
    <section className="tekhenu-box tekhenu-track tekhenu-a-track" data-part="track">
      <h3 {...told(say, line('ui.track.about'), '8.2.4')}>{say(line('ui.track'))}</h3>
      <svg
        viewBox={`0 0 ${left + perLine * step + 2} ${lines.length * layout.line}`}
        role="img"
        aria-label={`${say(line('ui.track'))}. ${about.map(say).join('. ')}`}
        {...told(say, line('ui.track.about'), '8.2.4')}
      >
        {lines.map((y) => (
          <g key={y}>
            <g {...told(say, line('explain.happiness'), '2.7.1')}>
              <GlyphAt name="happy" x={left / 2 - 1} y={y + happy} size={18} className="tekhenu-r-happy" />
            </g>
            <g {...told(say, line('explain.population'), '6.5.7')}>
              <GlyphAt name="people" x={left / 2 - 1} y={y + people} size={18} className="tekhenu-soft" />
            </g>
          </g>
        ))}
        {Array.from({ length: TRACK_END + 1 }, (_, space) => (
          <Space key={space} space={space} layout={layout} say={say} />
        ))}
        {SECTIONS.map((_, section) => (
          <Section key={section} props={props} section={section} layout={layout} />
        ))}
        {view.players.map((p, player) => (
          <g key={`p${player}`}>
            {mark(player, p.happiness, happy, shiftOf(happiness, player, step), false)}
            {mark(player, p.population, people, shiftOf(population, player, step), false)}
          </g>
        ))}
        {after !== null && now !== null && seat !== null && (
          <>
            {after.happiness !== now.happiness && mark(seat, after.happiness, happy, 0, true)}
            {after.population !== now.population && mark(seat, after.population, people, 0, true)}
          </>
        )}
      </svg>
    </section>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly layout: TrackLayout;
  readonly say: BoardProps<Tekhenu>['say'];
}

/** What happiness on a space is worth and what reaching it brings. */
function aboutSpace(space: number): Line {
  const symbols = SYMBOLS[space] ?? 0;
  const reward = REWARD_GLYPH[REWARD_SPACES.indexOf(space)];
  return line('explain.track.space', {
    space,
    points: symbols === 0 ? line('nothing') : line('explain.track.points', { n: symbols * SCORING.happinessSymbolVp }),
    reward: reward === undefined ? line('nothing') : line(`explain.track.reward.${reward}`),
  });
}

/** One space, the points of its happiness symbols and the reward of reaching it. */
const Space = memo(function Space({ space, layout, say }: SpaceProps): ReactElement {
  const { x, y } = placeOf(space, layout);
  const { step, cells, cellHeight } = layout;
  const symbols = (SYMBOLS[space] ?? 0) > (SYMBOLS[space - 1] ?? 0) ? (SYMBOLS[space] ?? 0) : 0;
  const reward = REWARD_GLYPH[REWARD_SPACES.indexOf(space)];
  return (
    <g {...told(say, aboutSpace(space), reward === undefined ? '8.2.4' : '6.10.1')}>
      <rect
        className="tekhenu-tsp"
        data-symbol={symbols > 0}
        x={x - step / 2 + 1}
        y={y + cells}
        width={step - 2}
        height={cellHeight}
        rx="4"
      />
      <text className="tekhenu-tn" x={x} y={y + cells + cellHeight / 2 + 5} textAnchor="middle">
        {space}
      </text>
      {symbols > 0 && (
        <text className="tekhenu-vpn" x={reward === undefined ? x : x - 6} y={y + 14} textAnchor="middle">
          {symbols * SCORING.happinessSymbolVp}
        </text>
      )}
      {reward !== undefined && <GlyphAt name={reward} x={x + 9} y={y + 9} size={13} className="tekhenu-r-gold" />}
    </g>
  );
});

interface SectionProps {
  readonly props: BoardProps<Tekhenu>;
  readonly section: number;
  readonly layout: TrackLayout;
}

/** The happiness that reaches a section of the market; a section that two lines share is drawn in both. */
function Section({ props, section, layout }: SectionProps): ReactElement {
  const { view, say } = props;
  const { perLine, step, market, marketHeight } = layout;
  const from = SECTIONS[section]?.happiness ?? 0;
  const end = SECTIONS[section + 1]?.happiness ?? TRACK_END + 1;
  const open = section < view.open;
  const population = OPENINGS[section - OPEN_AT_SETUP] ?? 0;
  const breaks = [
    from,
    ...Array.from({ length: end - from - 1 }, (_, i) => from + 1 + i).filter((n) => n % perLine === 0),
  ];
  const words = open
    ? line('ui.section', { section: section + 1 })
    : line('ui.section.closed', { section: section + 1, population });
  const about = line('explain.section', {
    section: section + 1,
    happiness: from,
    opens: open ? line('nothing') : line('explain.section.opens', { population }),
  });
  return (
    <g {...told(say, about, open ? '6.5.2' : '6.5.7')}>
      {breaks.map((start, i) => {
        const { x, y } = placeOf(start, layout);
        const spaces = (breaks[i + 1] ?? end) - start;
        return (
          <g key={start}>
            <rect
              className="tekhenu-mk"
              data-reached={open}
              x={x - step / 2 + 1}
              y={y + market}
              width={spaces * step - 2}
              height={marketHeight}
              rx="4"
            />
            {(spaces > 2 || breaks.length === 1) && (
              <text className="tekhenu-mkn" x={x - step / 2 + 6} y={y + market + marketHeight / 2 + 4.5}>
                {say(words)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Markers on one space stand beside each other. */
function shiftOf(spaces: readonly number[], player: number, step: number): number {
  const here = spaces.flatMap((space, i) => (space === spaces[player] ? [i] : []));
  return (here.indexOf(player) - (here.length - 1) / 2) * (here.length > 2 ? step * 0.3 : step * 0.45);
}
