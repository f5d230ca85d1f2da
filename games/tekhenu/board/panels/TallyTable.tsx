import { SeatMark } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { figure } from '../scene/figures.ts';
import type { Tally } from '../scene/tally.ts';

interface TallyTableProps {
  readonly title: string;
  readonly tally: Tally;
  readonly names: readonly string[];
  readonly say: Say;
}

/** Points by reason, a column for every player. */
export function TallyTable({ title, tally, names, say }: TallyTableProps): ReactElement | null {
  if (tally.size === 0) return null;
  const sums = names.map((_, player) => [...tally.values()].reduce((sum, row) => sum + (row[player] ?? 0), 0));
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, player) => (
            <th key={`n${player}`} scope="col">
              <SeatMark seat={player} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...tally].map(([reason, row]) => (
          <tr key={reason}>
            <th scope="row">{say(line(`reason.${reason}`))}</th>
            {row.map((points, player) => (
              <td key={`${reason}${player}`}>{figure(points)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(line('ui.sum'))}</th>
          {sums.map((sum, player) => (
            <td key={`s${player}`}>{figure(sum)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
