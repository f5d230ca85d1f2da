import { type BoardProps, isLookedAt } from '@naos/table-ui';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { type Tekhenu, type TekhenuMove, tekhenu } from '../../rules/index.ts';
import { words } from '../../texts/index.ts';
import { letGo, lift, lifted, pointed } from './pointing.ts';
import { previewsFirst } from './use-narrow.ts';

/** Everything that makes a drawn thing a button for a move: name, focus, click, keys, and the reason when it is closed. */
export function target(
  props: BoardProps<Tekhenu>,
  move: TekhenuMove,
  name: string,
  legal = props.moves.includes(move),
) {
  const { view, say, choose, explain, whyNot } = props;
  const label = legal ? `${name}. ${say(words.move(move, view))}` : name;
  const look = () => {
    if (legal) {
      pointed.set(move);
      explain(null);
    } else if (props.ask !== null) {
      const why = whyNot(move);
      explain(why === null ? null : words.whyNot(why), why?.rule);
    }
  };
  const act = (event: MouseEvent | KeyboardEvent, byKey: boolean) => {
    event.preventDefault();
    if (!legal) return look();
    const tapped = !byKey && previewsFirst();
    if (tapped && pointed.get() !== move) {
      lifted.set(null);
      return pointed.set(move);
    }
    if (!tapped && lift(props.moves, move)) return;
    letGo();
    choose(move, tapped);
  };
  return {
    role: 'button',
    'aria-label': label,
    'aria-disabled': !legal,
    'data-open': legal,
    'data-move': tekhenu.write(move),
    tabIndex: legal ? 0 : -1,
    // A finger's press is no looking: it comes with an entering and a focus of its own.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && look(),
    onPointerLeave: () => explain(null),
    onFocus: ({ currentTarget }: FocusEvent<Element>) => isLookedAt(currentTarget) && look(),
    onBlur: () => explain(null),
    onClick: (event: MouseEvent) => act(event, false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') act(event, true);
    },
  } as const;
}
