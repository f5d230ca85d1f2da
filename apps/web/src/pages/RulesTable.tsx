import type { RulesRow } from '@naos/table-ui';
import type { Say } from '@naos/words';
import type { ReactElement } from 'react';

interface RulesTableProps {
  readonly rows: readonly RulesRow[];
  /** The rule that is looked up. */
  readonly rule: string | null;
  readonly home: string;
  readonly say: Say;
}

const intoSight = (row: Element | null): void => row?.scrollIntoView?.({ block: 'nearest' });

/** Pieces as the board draws them, each with what it does and its rule. */
export function RulesTable({ rows, rule: wanted, home, say }: RulesTableProps): ReactElement {
  return (
    <table className="rules-table">
      <tbody>
        {rows.map(({ picture, name, about, rule }) => (
          <tr key={`${name.key} ${say(name)}`} data-now={rule === wanted} ref={rule === wanted ? intoSight : undefined}>
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
