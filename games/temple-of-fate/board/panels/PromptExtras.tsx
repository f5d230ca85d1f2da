import { told } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { GODS } from '../../rules/content/colours.ts';
import { words } from '../../texts/index.ts';
import { Chains } from '../input/Chains.tsx';
import { Hand, TurnButtons } from '../input/Hand.tsx';
import { type Props, spots, useConsidered, useGrip } from '../input/held-piece.ts';
import { occupying, picks, usePicked } from '../input/ticked-cells.ts';
import { useNarrow } from '../scene/use-narrow.ts';
import { OutlookLines, useOutlook } from './OutlookBox.tsx';

/** Beside the prompt: what the chain can pay, what ticked cells would bring, and the buttons that end things. */
export function PromptExtras(props: Props): ReactElement | null {
  const { ask, seat } = props;
  if (ask === null || seat === null) return null;
  if (ask.choice === 'occupy cells') return <Paying {...props} />;
  return <Acting {...props} />;
}

function Paying(props: Props): ReactElement {
  const { ask, moves, say, choose } = props;
  const narrow = useNarrow();
  const picked = usePicked(moves);
  const move = occupying(moves, picked.card, picked.cells);
  const outlook = useOutlook(props);
  const length = Number(ask?.facts.length ?? 0);
  const spent = outlook?.sum ?? 0;
  return (
    <div className="tof-extras prompt-flow">
      <span
        className="tof-budget prompt-small"
        data-god={GODS[Number(ask?.facts.colour ?? 0)]}
        role="img"
        aria-label={say(line('pay.budget', { spent, length }))}
        {...told(say, line('pay.budget.about'), '7.1.4')}
      >
        {Array.from({ length }, (_, cell) => (
          <i key={cell} data-spent={cell < spent} />
        ))}
      </span>
      {narrow && <OutlookLines {...props} />}
      <button
        type="button"
        className="btn go ends"
        disabled={move === undefined}
        onClick={() => {
          if (move === undefined) return;
          picks.set({ card: -1, cells: 0 });
          choose(move, true);
        }}
      >
        {say(line('pay.go', { priests: outlook?.priests ?? 0 }))}
      </button>
    </div>
  );
}

function Acting(props: Props): ReactElement | null {
  const { moves, view, say, choose, ask, held } = props;
  const narrow = useNarrow();
  const considered = useConsidered(props);
  const grip = useGrip(props);
  const uses = ask?.choice === 'use a chain' ? Number(ask.facts.uses ?? 0) : 0;
  const ending = moves.find((move) => move.do === 'end' || move.do === 'done');
  const building = narrow && ask?.choice === 'build';
  if (uses === 0 && ending === undefined && considered === null && grip?.kind !== 'strip' && !building) return null;
  return (
    <div className="tof-extras prompt-flow">
      {uses > 0 && (
        <span
          className="tof-uses prompt-small"
          role="img"
          aria-label={say(line('pay.uses', { uses }))}
          {...told(say, line('pay.uses.about'), '7.0.1')}
        >
          {Array.from({ length: uses }, (_, use) => (
            <i key={use} />
          ))}
        </span>
      )}
      {building && <Hand {...props} />}
      {narrow && uses > 0 && <Chains {...props} />}
      {narrow && grip?.kind === 'strip' && <TurnButtons grip={grip} say={say} />}
      {narrow && considered !== null && (held === null || held === undefined) && (
        <button
          type="button"
          className="btn go ends"
          onClick={() => {
            spots.set(null);
            choose(considered, true);
          }}
        >
          {say(line(`do.${considered.do}`))}
          <span className="unseen">: {say(words.move(considered, view))}</span>
        </button>
      )}
      {ending !== undefined && ending !== held && (
        <button
          type="button"
          className={ending.do === 'done' ? 'btn go ends' : 'btn ends'}
          onClick={() => choose(ending, ending.do === 'done')}
        >
          {say(words.move(ending, view))}
        </button>
      )}
    </div>
  );
}

/** Whether a move must be made by hand even when it is the only one: it ends a build, or spends priests. */
export function madeByHand(move: { readonly do: string }): boolean {
  return move.do === 'done' || move.do === 'occupy';
}
