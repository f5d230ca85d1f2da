import type { RulesRow } from '@naos/table-ui';
import type { Say } from '@naos/words';
import type { ReactElement } from 'react';

interface RulesTableProps {
  readonly rows: readonly RulesRow[];
  readonly home: string;
  readonly say: Say;
}

/** Pieces as the board draws them, each with what it does and its rule. */
export function RulesTable({ rows, home, say }: RulesTableProps): ReactElement {
  return (
    <table className="rules-table">
      <tbody>
        {rows.map(({ picture, name, about, rule }) => (
          <tr key={`${rule} ${name.key}`}>
            <td aria-hidden="true">{picture}</td>
            <th scope="row">{say(name)}</th>
            <td>
              {say(about)} <a href={`${home}/${rule}`}>{rule}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
