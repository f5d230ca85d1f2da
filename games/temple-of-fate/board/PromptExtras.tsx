import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { GODS } from '../rules/content/colours.ts';
import { type Outlook, outlookOf } from '../rules/outlook.ts';
import { words } from '../texts/index.ts';
import { type Props, spots, useConsidered, useGrip } from './grip.ts';
import { TurnButtons } from './Hand.tsx';
import { occupying, picks, usePicked } from './picked.ts';
import { useNarrow } from './use-narrow.ts';

/** Beside the prompt: what the chain can pay, what ticked cells would bring, and the buttons that end things. */
export function PromptExtras(props: Props): ReactElement | null {
  const { ask, seat } = props;
  if (ask === null || seat === null) return null;
  if (ask.choice === 'occupy cells') return <Paying {...props} />;
  return <Acting {...props} />;
}

function Paying(props: Props): ReactElement {
  const { ask, moves, seat, say, view, choose, sitters } = props;
  const picked = usePicked(moves);
  const move = occupying(moves, picked.card, picked.cells);
  const outlook = move === undefined || seat === null ? null : outlookOf(view, seat, move);
  const length = Number(ask?.facts.length ?? 0);
  const spent = outlook?.sum ?? 0;
  return (
    <div className="tof-extras">
      <span
        className="tof-budget"
        data-god={GODS[Number(ask?.facts.colour ?? 0)]}
        role="img"
        aria-label={say(line('pay.budget', { spent, length }))}
      >
        {Array.from({ length }, (_, cell) => (
          <i key={cell} data-spent={cell < spent} />
        ))}
      </span>
      {outlook !== null && (
        <ul className="tof-outlook" aria-live="polite">
          {outlookLines(outlook, props, sitters.find((sitter) => sitter.seat === outlook.leader)?.name ?? '').map(
            (text) => (
              <li key={text}>{text}</li>
            ),
          )}
        </ul>
      )}
      <button
        type="button"
        className="btn go"
        disabled={move === undefined}
        onClick={() => {
          if (move === undefined) return;
          picks.set({ card: -1, cells: 0 });
          choose(move);
        }}
      >
        {say(line('pay.go', { priests: outlook?.priests ?? 0 }))}
      </button>
    </div>
  );
}

/** What occupying would bring, in short lines. */
function outlookLines(outlook: Outlook, { say, seat }: Props, name: string): readonly string[] {
  const values = {
    you: outlook.leader === seat ? 'yes' : 'no',
    name,
    points: outlook.points,
    tied: outlook.tied ? 'yes' : 'no',
  };
  return [
    say(line(outlook.complete ? 'pay.wins' : 'pay.leads', values)),
    ...outlook.strips.map((length) => say(line('pay.draws', { length }))),
  ];
}

function Acting(props: Props): ReactElement | null {
  const { moves, view, say, choose, ask, held } = props;
  const narrow = useNarrow();
  const considered = useConsidered(props);
  const grip = useGrip(props);
  const uses = ask?.choice === 'use a chain' ? Number(ask.facts.uses ?? 0) : 0;
  const ending = moves.find((move) => move.do === 'end' || move.do === 'done');
  return (
    <div className="tof-extras">
      {uses > 0 && (
        <span className="tof-uses" role="img" aria-label={say(line('pay.uses', { uses }))}>
          {Array.from({ length: uses }, (_, use) => (
            <i key={use} />
          ))}
        </span>
      )}
      {narrow && grip !== null && <TurnButtons grip={grip} say={say} />}
      {narrow && considered !== null && (held === null || held === undefined) && (
        <button
          type="button"
          className="btn go"
          onClick={() => {
            spots.set(null);
            choose(considered);
          }}
        >
          {say(words.move(considered, view))}
        </button>
      )}
      {ending !== undefined && (
        <button type="button" className={ending.do === 'done' ? 'btn go' : 'btn'} onClick={() => choose(ending)}>
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
