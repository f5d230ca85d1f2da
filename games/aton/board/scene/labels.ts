import { line, type Say } from '@naos/words';
import { spaceAt } from '../../rules/content/board.ts';
import { EMPTY } from '../../rules/state.ts';
import { roman } from '../../texts/terms.ts';

/** A space in words: kind, place, who stands there since when, and whether it can be chosen. */
export function spaceLabel(say: Say, space: number, owner: number, open: boolean, isNew: boolean): string {
  const { kind, temple, row, column } = spaceAt(space);
  const values = { kind: line(`kind.${kind}`), temple: roman(temple), row, column };
  const what =
    owner === EMPTY
      ? line('board.space.empty', values)
      : line('board.space.taken', { ...values, owner: line(`board.owner.${owner}`) });
  const more = [...(isNew ? [line('board.space.fresh')] : []), ...(open ? [line('board.space.open')] : [])];
  return [what, ...more].map(say).join('. ');
}
