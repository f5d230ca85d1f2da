import type { WhyNot } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import type { ReactElement, ReactNode } from 'react';
import type { Kemet } from '../../rules/index.ts';
import type { KemetMove } from '../../rules/moves.ts';
import { words } from '../../texts/index.ts';

interface ExplainedProps {
  readonly props: BoardProps<Kemet>;
  /** The move that pressing makes; null when it is not on the list. */
  readonly move: KemetMove | null;
  /** The move to ask the rules about when there is none. */
  readonly wanted: KemetMove | null;
  readonly className: string;
  readonly label?: string;
  readonly part?: string;
  readonly pressed?: boolean;
  /** What it is for, told to whoever looks at it, and the rule that says so. */
  readonly about?: string;
  readonly rule?: string;
  /** Somebody looks at it, or away. */
  readonly onLook?: (at: boolean) => void;
  readonly children: ReactNode;
}

/** A button for a move of the list. Where the move is closed, pointing at it or focusing it says why. */
export function Explained({
  props,
  move,
  wanted,
  className,
  label,
  part,
  pressed,
  about,
  rule,
  onLook,
  children,
}: ExplainedProps): ReactElement {
  const { choose, explain } = props;
  const tell = (): void => {
    const reason = move === null && wanted !== null ? reasonFor(props, wanted) : null;
    if (reason !== null) explain(words.whyNot(reason), reason.rule);
  };
  const look = (): void => {
    onLook?.(true);
    tell();
  };
  const leave = (): void => {
    onLook?.(false);
    explain(null);
  };
  return (
    <button
      type="button"
      className={className}
      data-part={part}
      data-explain={about}
      data-rule={rule}
      aria-label={label}
      aria-disabled={move === null}
      aria-pressed={pressed}
      onClick={() => (move === null ? tell() : choose(move))}
      onFocus={look}
      onBlur={leave}
      onPointerEnter={look}
      onPointerLeave={leave}
    >
      {children}
    </button>
  );
}

/** Why a move is not on the list; nothing to say while it is another player's turn. */
export function reasonFor({ ask, whyNot }: BoardProps<Kemet>, wanted: KemetMove): WhyNot | null {
  return ask === null ? null : whyNot(wanted);
}
