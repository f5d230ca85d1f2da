import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { BOARDS } from '../rules/content/boards.ts';
import { GODS } from '../rules/content/colours.ts';
import { LEVEL_OF_ROUND, ROUNDS } from '../rules/content/geometry.ts';
import type { TempleChoice } from '../rules/vocabulary.ts';
import { roman } from '../texts/terms.ts';
import { Assign } from './input/Assign.tsx';
import { Chains } from './input/Chains.tsx';
import { Exchange } from './input/Exchange.tsx';
import { GoalSides } from './input/GoalSides.tsx';
import { Hand } from './input/Hand.tsx';
import type { Props } from './input/held-piece.ts';
import { Strips } from './input/Strips.tsx';
import { useFreshHands } from './input/use-fresh-hands.ts';
import { Defs } from './look/Defs.tsx';
import { Glyph } from './look/Glyph.tsx';
import { OutlookBox } from './panels/OutlookBox.tsx';
import { OpenCard, PrivateCard } from './scene/Card.tsx';
import { CardWon } from './scene/CardWon.tsx';
import { Neighbours } from './scene/Neighbours.tsx';
import { OwnPyramid } from './scene/OwnPyramid.tsx';
import { useNarrow } from './scene/use-narrow.ts';

/** A phone has no room for everything: what some questions are about comes into sight when one of them is asked. */
function useInSight(
  { ask, still }: Props,
  narrow: boolean,
  questions: readonly TempleChoice[],
): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const needed = narrow && ask !== null && questions.includes(ask.choice);
  useEffect(() => {
    if (needed) part.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, [needed, still]);
  return part;
}

/** The rounds as steps: which one runs, and which level it builds. */
function Rounds({ view, say }: Pick<Props, 'view' | 'say'>): ReactElement {
  const label = say(line('event.round began', { round: view.round, level: roman(LEVEL_OF_ROUND[view.round] ?? 0) }));
  return (
    <div
      className="tof-rounds"
      role="img"
      aria-label={label}
      data-explain={`${label}. ${say(line('board.rounds'))}`}
      data-rule="6.2.7"
    >
      {Array.from({ length: ROUNDS }, (_, step) => (
        <span key={step} data-now={step + 1 === view.round} data-past={step + 1 < view.round}>
          {roman(LEVEL_OF_ROUND[step + 1] ?? 0)}
        </span>
      ))}
    </div>
  );
}

/** The table of Temple of Fate: the gods' cards, the own pyramid, what one holds, and the neighbours. */
export function Board(props: Props): ReactElement {
  const { view, seat, say, ask, still, outcome } = props;
  const narrow = useNarrow();
  useFreshHands(props);
  const cards = useInSight(props, narrow, ['occupy cells']);
  const picture = useInSight(props, narrow, ['build', 'use a chain']);
  const shown = seat ?? 0;
  const own = view.players[shown];
  const board = BOARDS[own?.board ?? 0] ?? '';
  return (
    <div className="tof" data-still={still} data-choice={ask?.choice.replaceAll(' ', '-')} data-over={outcome !== null}>
      <Defs />
      {ask?.choice === 'pick a side' && <GoalSides {...props} />}
      <section className="tof-cards" data-part="cards" ref={cards} aria-label={say(line('board.cards'))}>
        <h2 className="unseen">{say(line('board.cards'))}</h2>
        {GODS.map((_, god) => (
          <OpenCard key={god} props={props} god={god} />
        ))}
        {view.players.map((_, player) => (
          <PrivateCard key={player} props={props} seat={player} />
        ))}
      </section>
      <section className="tof-own" data-part="pyramid" ref={picture}>
        <header>
          <h2>{say(line(seat === null ? 'board.pyramid.first' : 'board.pyramid.own'))}</h2>
          <span className="tof-animal" {...told(say, line('board.animal'), '3.2.1')}>
            <Glyph name={board} /> {say(line(`board.${board}`))}
          </span>
          <Rounds view={view} say={say} />
        </header>
        {own !== undefined && own.temple.cells.length > 0 && <OwnPyramid props={props} seat={shown} narrow={narrow} />}
      </section>
      <div className="tof-mine">
        {!narrow && <OutlookBox {...props} />}
        {ask?.choice === 'exchange' && <Exchange {...props} />}
        {ask?.choice === 'assign' && <Assign {...props} />}
        {!(narrow && ask?.choice === 'build') && <Hand {...props} />}
        {!(narrow && ask?.choice === 'use a chain') && <Chains {...props} />}
        <Strips {...props} />
        {!narrow && <Neighbours {...props} />}
      </div>
      <CardWon {...props} />
    </div>
  );
}
