import { type BoardProps, told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Aton } from '../../rules/index.ts';
import type { AtonChoice } from '../../rules/vocabulary.ts';
import { spaceName } from '../../texts/terms.ts';
import { Hand } from '../input/Hand.tsx';
import { pointed, pointedByTouch, usePointed } from '../input/pointing.ts';
import { useAllocating } from '../input/use-allocation.ts';
import { SeatSign } from '../look/Glyph.tsx';
import { useLayout } from '../scene/use-layout.ts';
import { ChangeRows } from './ChangeRows.tsx';

/** Beside the prompt: priests still to go, what the pointed move would change; on a phone the hand and the button that chooses. */
export function PromptExtras(props: BoardProps<Aton>): ReactElement | null {
  const { seat, ask, choose, say, held } = props;
  const narrow = useLayout().name === 'narrow';
  const allocating = useAllocating(props);
  const foreseen = usePointed(props);
  const byTouch = pointedByTouch.use();
  if (seat === null || ask === null) return null;
  if (allocating !== null && narrow) return <Hand props={props} allocating={allocating} seat={seat} />;
  // Above the board it would push the board down for one round.
  if (allocating !== null)
    return props.view.round === 1 ? <p className="note aton-hand-help">{say(line('hand.help'))}</p> : null;
  const left = Number(ask.facts.left ?? 0);
  return (
    <div className="aton-extras prompt-flow">
      {foreseen !== null && <ChangeRows foreseen={foreseen} say={say} />}
      {foreseen !== null && byTouch && (held ?? null) === null && (
        <button
          type="button"
          className="btn go ends"
          onClick={() => {
            pointed.set(null);
            choose(foreseen.move, true);
          }}
        >
          {say(line(`move.${foreseen.move.do}`, { space: spaceName(foreseen.space) }))}
        </button>
      )}
      {!narrow && (
        <Left
          left={left}
          seat={victimOf(props, seat)}
          label={say(line('facts.left', { left }))}
          about={told(say, line('facts.left.about'), LEFT_RULE[ask.choice])}
        />
      )}
    </div>
  );
}

/** The rule that says how many priests a question is about. */
const LEFT_RULE: Readonly<Record<AtonChoice, string>> = {
  allocate: '4.2.8',
  place: '4.7.4',
  remove: '4.6.8',
  cull: '5.2.4',
};

/** Whose priests the question is about. */
function victimOf({ ask }: BoardProps<Aton>, seat: number): number {
  return ask?.facts.whose === 'theirs' ? 1 - seat : seat;
}

function Left({
  left,
  seat,
  label,
  about,
}: {
  readonly left: number;
  readonly seat: number;
  readonly label: string;
  readonly about: ReturnType<typeof told>;
}): ReactElement {
  return (
    <span className="aton-left" role="img" aria-label={label} {...about}>
      {Array.from({ length: left }, (_, i) => (
        <SeatSign key={i} seat={seat} hollow />
      ))}
    </span>
  );
}
