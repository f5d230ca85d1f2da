import { at } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import { dieAt } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { TAKE_ANUBIS } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';
import { Die } from '../scene/Pieces.tsx';
import { foreseen, letGo, lifted, usePointed, usesAfter } from './pointing.ts';
import { UseAhead, UseCard } from './UseCard.tsx';

/** What the die under the pointer could do, before it is taken, and the ways to take it. */
export function PointedDie(props: BoardProps<Tekhenu>): ReactElement {
  const { say, moves, choose, view, seat, preview } = props;
  const move = usePointed(props);
  const up = lifted.use();
  const way = useRef<HTMLButtonElement>(null);
  // Whoever lifts a die by keyboard is led on to the ways to take it: they are read out, and Enter takes it.
  useEffect(() => {
    if (up !== null && document.activeElement?.matches('.tekhenu-lying:focus-visible') === true) way.current?.focus();
  }, [up]);
  if (move === null || seat === null || !('spot' in move))
    return <p className="tekhenu-hint">{say(line('ui.hint.draft'))}</p>;
  const anubis = at(TAKE_ANUBIS, move.spot);
  return (
    <>
      <svg className="tekhenu-in-hand" viewBox="-20 -20 40 42" aria-hidden="true">
        <Die die={dieAt(move.spot)} x={0} y={0} size={36} />
      </svg>
      {move.do === 'take' && (
        <ul className="tekhenu-ahead-uses">
          {usesAfter(props, move).map((use) => (
            <UseAhead
              key={JSON.stringify(use.move)}
              props={props}
              move={use.move}
              view={use.view}
              after={foreseen(use)}
            />
          ))}
        </ul>
      )}
      {move.do !== 'anubis' && (
        <button
          type="button"
          className="btn go tekhenu-take"
          ref={way}
          onClick={() => {
            letGo();
            choose(move, true);
          }}
        >
          {say(words.move(move, view))}
        </button>
      )}
      {/* Which die it is stands beside it, and at the picture of it. */}
      {moves.includes(anubis) && (
        <UseCard props={props} move={anubis} view={view} after={preview(anubis)} brief={move.do === 'take'} />
      )}
    </>
  );
}
