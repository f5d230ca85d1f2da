import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { battleOf } from '../../rules/view.ts';
import { words } from '../../texts/index.ts';
import { GarrisonSketch } from '../scene/GarrisonSketch.tsx';
import { ActionPyramid } from './ActionPyramid.tsx';
import { GroupPicker } from './GroupPicker.tsx';
import { areaOf } from './move-areas.ts';

/** A phone held upright: the thumb reaches the prompt, so the pyramid is there. */
const UPRIGHT = '(max-width: 620px)';
/** A phone, upright or on its side. */
export const PHONE = `${UPRIGHT}, (max-width: 1000px) and (max-height: 500px)`;

/** Verbs of moves that are drawn somewhere: on the pyramid, in the market, in the hand, on the battle's stage. */
const DRAWN: ReadonlySet<KemetMove['do']> = new Set([
  'token',
  'silver',
  'gold',
  'buy',
  'take',
  'group',
  'invoke',
  'fight',
  'drop',
  'recall',
  'retreat',
  'stay',
]);
/** Verbs of moves of which there may be many: they get room of their own. */
const LISTED: ReadonlySet<KemetMove['do']> = new Set([
  'garrison',
  'remove',
  'discard',
  'fetch',
  'keep',
  'spend',
  'use',
  'slot',
]);
const STRONG: ReadonlySet<KemetMove['do']> = new Set(['end-turn', 'done', 'stop', 'ready']);

const undrawn = (moves: readonly KemetMove[]): readonly KemetMove[] =>
  moves.filter((move) => !DRAWN.has(move.do) && areaOf(move) < 0);
/** On a phone the hand is in a sheet: cards that can be played between battles are offered in the prompt. */
const playable = ({ moves, view }: BoardProps<Kemet>): readonly KemetMove[] =>
  battleOf(view.agenda) === null ? moves.filter((move) => move.do === 'invoke') : [];

/** Whether a move belongs to a list of answers that wants room. */
export const isListed = (move: KemetMove): boolean => LISTED.has(move.do);
export const hasList = ({ moves }: BoardProps<Kemet>): boolean => moves.some(isListed);
export const useUpright = (): boolean => useMedia(UPRIGHT);

/** A button for every move that the picture does not show: nothing is ever out of reach. */
function Buttons({
  props,
  of,
}: {
  readonly props: BoardProps<Kemet>;
  readonly of: readonly KemetMove[];
}): ReactElement {
  const { view, say, choose, held } = props;
  return (
    <>
      {of.map((move) => {
        // It waits in the prompt, where it is confirmed.
        if (move === held) return null;
        const label = say(words.move(move, view));
        return (
          <button
            key={label}
            type="button"
            className={STRONG.has(move.do) ? 'btn go ends' : 'btn ends'}
            data-open="true"
            onClick={() => choose(move)}
          >
            {move.do === 'garrison' && <GarrisonSketch view={view} without={move.without} />}
            {label}
          </button>
        );
      })}
    </>
  );
}

/** A question's long list of answers. */
export function AnswerList({ props }: { readonly props: BoardProps<Kemet> }): ReactElement {
  const { say, moves } = props;
  return (
    <section className="kemet-answers card" aria-label={say(line('board.actions'))} data-part="actions">
      <Buttons props={props} of={undrawn(moves).filter((move) => LISTED.has(move.do))} />
    </section>
  );
}

/**
 * What belongs to the prompt itself: short answers, and on a phone everything that the thumb has to reach, the action
 * pyramid first of all.
 */
export function PromptExtras({
  cards = true,
  ...props
}: BoardProps<Kemet> & {
  /** Cards that can be played are offered where the hand is not in sight. */
  readonly cards?: boolean;
}): ReactElement | null {
  const { moves, seat, say } = props;
  const narrow = useMedia('(max-width: 1000px)');
  const upright = useUpright();
  const phone = useMedia(PHONE);
  const rest = [...undrawn(moves).filter((move) => !LISTED.has(move.do)), ...(phone && cards ? playable(props) : [])];
  const tokens = moves.some((move) => move.do === 'token' || move.do === 'silver' || move.do === 'gold');
  return (
    <>
      {upright && tokens && seat !== null && <ActionPyramid props={props} seat={seat} />}
      {narrow && <GroupPicker props={props} />}
      {rest.length > 0 && (
        <section className="kemet-actions" aria-label={say(line('board.actions'))} data-part="actions">
          <Buttons props={props} of={rest} />
        </section>
      )}
    </>
  );
}
