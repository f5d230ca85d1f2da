import type { BoardProps } from '@naos/table-ui';
import { useMemo } from 'react';
import { type Tekhenu, tekhenu } from '../../rules/index.ts';

/** The same props with the game's own shared move objects, whichever way the list came here. */
export function useOwn(props: BoardProps<Tekhenu>): BoardProps<Tekhenu> {
  const { moves } = props;
  const own = useMemo(() => moves.map((move) => tekhenu.read(tekhenu.write(move)) ?? move), [moves]);
  return { ...props, moves: own };
}
