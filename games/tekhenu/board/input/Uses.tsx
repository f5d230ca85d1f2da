import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { words } from '../../texts/index.ts';
import { dieName } from '../../texts/terms.ts';
import { told } from '../look/told.ts';
import { Die } from '../scene/Pieces.tsx';
import { groupsOf } from './groups.ts';
import { Options } from './Options.tsx';
import { PointedDie } from './PointedDie.tsx';
import { usePointed } from './pointing.ts';
import { UseCard } from './UseCard.tsx';
import { Values } from './Values.tsx';

/** More answers than this are written small; a blessing takes the room of two. */
const MANY = 7;

/** Whether a question is answered on the board itself. */
export const isOnBoard = (choice?: string): boolean => ['cell', 'space', 'slot'].includes(choice ?? '');

/** One row with everything that can be done now, each with its cost, its yield and the scales after it. */
export function Uses(props: BoardProps<Tekhenu>): ReactElement {
  const { ask, moves, say, view, preview } = props;
  const turn = view.agenda.find((task) => task.do === 'turn');
  const inHand = turn?.do === 'turn' && turn.held && turn.seat === props.seat ? turn : null;
  const ready = ask?.task === 'turn' && ask.choice === 'ready';
  const drafting = ask?.task === 'turn' && ask.choice === 'draft';
  const { single, blessings } = groupsOf(ask === null ? [] : moves, ready);
  const held = ready && inHand !== null;
  const many = single.length + (held ? 2 * blessings.length : 0) > MANY;
  const shown = usePointed(props);
  const hint = isOnBoard(ask?.choice) && shown === null ? `ui.hint.${ask?.choice}` : null;
  return (
    <section
      className="tekhenu-uses"
      aria-label={say(line('ui.uses'))}
      data-part="uses"
      data-lists
      data-drafting={drafting}
      data-many={many}
      data-values={single.length > 0 && single.every((move) => move.do === 'value')}
      data-held={held}
    >
      {inHand !== null && (
        <svg
          className="tekhenu-in-hand"
          viewBox="-20 -20 40 42"
          role="img"
          aria-label={say(dieName(inHand.die))}
          {...told(say, line('explain.die.held', { die: dieName(inHand.die), value: inHand.value }), '5.2.1')}
        >
          <Die die={inHand.die} x={0} y={0} size={36} />
        </svg>
      )}
      {drafting && <PointedDie {...props} />}
      {held && <Values props={props} now={inHand.value} />}
      {hint !== null && <p className="tekhenu-hint">{say(line(hint))}</p>}
      {single.map((move) => (
        <UseCard
          key={words.move(move, view).key + JSON.stringify(move)}
          props={props}
          move={move}
          view={view}
          after={preview(move)}
          brief={held && many}
        />
      ))}
      {blessings.map((blessing) => (
        <Options key={`b${blessing.card}`} props={props} {...blessing} />
      ))}
    </section>
  );
}
