import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { PURITIES } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { told } from '../look/told.ts';

/** The three rings of the wheel. */
export function Purity({ say }: Pick<BoardProps<Tekhenu>, 'say'>): ReactElement {
  return (
    <p className="tekhenu-legend">
      {PURITIES.map((purity, ring) => (
        <span key={purity} data-ring={ring} {...told(say, line(`explain.purity.${purity}`), '5.3.2')}>
          {say(line(`purity.${purity}`))}
        </span>
      ))}
    </p>
  );
}
