import type { GameOptions, OptionRow } from '@naos/engine';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';

interface OptionRowsProps {
  readonly rows: readonly OptionRow[];
  readonly chosen: GameOptions;
  readonly onChange: (options: GameOptions) => void;
  readonly say: Say;
}

/** More options than this are folded away: whoever only wants to play need not read them. */
const FEW_OPTIONS = 2;

/** The game's own options, named by its texts. */
export function OptionRows(props: OptionRowsProps): ReactElement {
  const t = useT();
  if (props.rows.length <= FEW_OPTIONS) return <Rows {...props} />;
  return (
    <details className="more-options">
      <summary>{t('new.options', { n: props.rows.length })}</summary>
      <Rows {...props} />
    </details>
  );
}

function Rows({ rows, chosen, onChange, say }: OptionRowsProps): ReactElement {
  return (
    <>
      {rows.map((row) => {
        const name = say(line(`option.${row.key}`));
        if (row.kind === 'flag') {
          return (
            <label key={row.key} className="tick">
              <input
                type="checkbox"
                checked={Boolean(chosen[row.key] ?? row.standard)}
                onChange={(event) => onChange({ ...chosen, [row.key]: event.target.checked })}
              />
              <span>{name}</span>
            </label>
          );
        }
        return (
          <label key={row.key} className="field">
            <span>{name}</span>
            <select
              className="text"
              value={String(chosen[row.key] ?? row.standard)}
              onChange={(event) => onChange({ ...chosen, [row.key]: event.target.value })}
            >
              {row.values.map((value) => (
                <option key={value} value={value}>
                  {say(line(`option.${row.key}.${value}`))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}
