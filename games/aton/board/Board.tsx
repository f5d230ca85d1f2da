import { type BoardProps, useStaged, useSteady } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { SPACES, TEMPLES } from '../rules/content/board.ts';
import type { Aton } from '../rules/index.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import { pressSlot } from './input/allocation.ts';
import { Hand } from './input/Hand.tsx';
import { usePointed } from './input/pointing.ts';
import { type Allocating, useAllocating, useAllocationKeys } from './input/use-allocation.ts';
import { useFocusKept } from './input/use-focus-kept.ts';
import { useSpaces } from './input/use-spaces.ts';
import { Defs } from './look/Defs.tsx';
import { Cartouche, CartoucheCard } from './scene/Cartouche.tsx';
import { Chips } from './scene/Chips.tsx';
import { Kingdom } from './scene/Kingdom.tsx';
import { useNews } from './scene/news.ts';
import { Space } from './scene/Space.tsx';
import { ScoringNews, Strip } from './scene/Strip.tsx';
import { Temple } from './scene/Temple.tsx';
import { Track } from './scene/Track.tsx';
import { useLayout } from './scene/use-layout.ts';
import { Ways } from './scene/Ways.tsx';

/** The table of Aton: the round's steps or the hand, and the picture of the board. */
export function Board(props: BoardProps<Aton>): ReactElement {
  const { view, seat, say, fresh, choose, still, beat = 0 } = props;
  const layout = useLayout();
  const news = useNews(fresh);
  const allocating = useAllocating(props);
  useAllocationKeys(allocating, choose);
  const wide = layout.name === 'wide';
  const strip = useFocusKept(allocating !== null);
  const foreseen = usePointed(props);
  // 4.3 to 4.5 are shown one after the other: the cards, the points, the order.
  const moment = staged(fresh) > 0 ? fresh : null;
  const { step, skip } = useStaged(moment, STAGES, beat);
  return (
    <div
      className="aton"
      data-layout={layout.name}
      data-still={still}
      data-stage={step}
      style={{ '--aton-beat': `${Math.round(beat / 4)}ms` }}
    >
      <h2 className="unseen">{say(line('board.title'))}</h2>
      {seat !== null && <p className="unseen">{say(line(`board.you.${seat}`))}</p>}
      <div className="aton-strip" ref={strip} tabIndex={-1}>
        {wide && allocating !== null && seat !== null ? (
          <Hand props={props} allocating={allocating} seat={seat} />
        ) : (
          props.outcome === null && news.scoring === null && <Strip {...props} stage={step} />
        )}
        {step < STAGES - 1 && (
          <button type="button" className="btn quiet aton-skip" onClick={skip}>
            {say(line('strip.skip'))}
          </button>
        )}
        {news.scoring !== null && allocating === null && <ScoringNews news={news} say={say} />}
      </div>
      <Ways view={view} board={foreseen?.board ?? view.board} say={say} />
      {!wide && allocating === null && <Chips {...props} stage={step} />}
      <Picture props={props} allocating={allocating} placed={news.placed} />
    </div>
  );
}

/** The cards turn, the points, the order, and then whoever acts. */
const STAGES = 4;

/** So many beats the cards are on stage: all stages but the last, which stays. */
export function staged(fresh: BoardProps<Aton>['fresh']): number {
  return fresh.some(({ event }) => event.kind === 'revealed') ? STAGES - 1 : 0;
}

interface PictureProps {
  readonly props: BoardProps<Aton>;
  readonly allocating: Allocating | null;
  readonly placed: readonly number[];
}

/** The one drawing of the board. */
function Picture({ props, allocating, placed }: PictureProps): ReactElement {
  const { view, seat, say, moves, lit, recent = [] } = props;
  const layout = useLayout();
  const foreseen = usePointed(props);
  const { cursor, on } = useSpaces(props);
  const shown = foreseen?.board ?? view.board;
  const open = new Set(moves.flatMap((move) => ('space' in move ? [move.space] : [])));
  const totals = totalsOf(scoreBoard(shown));
  const { onPut } = useSteady({
    onPut: (number: number) => allocating?.change(pressSlot(allocating.allocation, number - 1)),
  });
  const reach = Number(props.ask?.facts.temples ?? TEMPLES);
  // What is pointed at in the log, or else what the others have just done.
  const named = lit === null || lit === undefined ? recent : [lit];
  const litSpaces = named.flatMap((event) => ('space' in event ? [event.space] : []));
  const cartouches = (layout.name === 'wide' ? [0, 1] : []).flatMap((side) =>
    [1, 2, 3, 4].map((number) => ({
      view,
      seat: side,
      number,
      say,
      ...cardOn(props, allocating, side, number),
      onPut: allocating !== null && side === seat ? onPut : undefined,
    })),
  );
  return (
    <div className="aton-picture">
      <svg
        className="aton-board"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        // On a phone it stays at the top of its room, which grows while one waits.
        preserveAspectRatio={layout.name === 'narrow' ? 'xMidYMin' : undefined}
        role="group"
        aria-label={say(line('board.title'))}
      >
        <Defs />
        {layout.name === 'wide' && (
          <>
            <rect className="aton-slab-edge" x="126" y="0" width="748" height="736" rx="16" />
            <rect className="aton-slab" x="126" y="0" width="748" height="732" rx="16" />
            <Track
              view={view}
              say={say}
              foreseen={view.sides.map(({ score }, i) => (view.ending === null ? score + (totals[i] ?? 0) : score))}
            />
          </>
        )}
        {Array.from({ length: TEMPLES }, (_, t) => t + 1).map((number) => (
          <Temple key={number} layout={layout} number={number} board={shown} shut={number > reach} say={say}>
            {SPACES.filter(({ temple }) => temple === number).map(({ index }) => (
              <Space
                key={index}
                layout={layout}
                space={index}
                owner={view.board[index] ?? EMPTY}
                ghost={shown[index] ?? EMPTY}
                open={open.has(index)}
                pointed={foreseen?.space === index}
                shut={number > reach}
                order={view.board[index] === EMPTY ? 0 : placed.indexOf(index) + 1}
                lit={litSpaces.includes(index)}
                say={say}
                tabIndex={cursor === index ? 0 : -1}
                on={on}
              />
            ))}
          </Temple>
        ))}
        <Kingdom layout={layout} red={view.sides[0].dead} blue={view.sides[1].dead} say={say} />
        {cartouches.map((cartouche) => (
          <Cartouche key={`${cartouche.seat}-${cartouche.number}`} {...cartouche} />
        ))}
      </svg>
      {cartouches.length > 0 && (
        <div className="aton-cards" style={{ '--width': layout.width, '--height': layout.height }}>
          {cartouches.map((cartouche) => (
            <CartoucheCard key={`${cartouche.seat}-${cartouche.number}`} {...cartouche} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The card at a cartouche as this page shows it: revealed, the viewer's own, or one still on its way. */
function cardOn(
  { view, seat }: BoardProps<Aton>,
  allocating: Allocating | null,
  side: number,
  number: number,
): { readonly card: number | null; readonly facedown: boolean } {
  const { row = [], committed = false } = view.sides[side] ?? {};
  if (allocating !== null && side === seat) {
    const held = allocating.allocation.slots[number - 1] ?? null;
    return { card: held === null ? null : (allocating.allocation.hand[held] ?? null), facedown: false };
  }
  return { card: row[number - 1] ?? null, facedown: committed };
}
