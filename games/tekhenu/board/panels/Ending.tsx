import type { Told } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { TekhenuEvent } from '../../rules/events.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { STAGES, tallyOf } from '../scene/tally.ts';
import { TallyTable } from './TallyTable.tsx';

interface EndingProps {
  readonly props: BoardProps<Tekhenu>;
  readonly log: readonly Told<TekhenuEvent>[];
}

/** Where everybody's points came from: the game, both scorings and the end, item by item. */
export function Ending({ props, log }: EndingProps): ReactElement {
  const { view, say, seats } = props;
  const names = view.players.map((_, player) => seats[player]?.name ?? say(line('opponent')));
  const tables = tallyOf(
    log.map(({ event }) => event),
    view.players.length,
  );
  return (
    <div className="tekhenu-scoring tekhenu-ending">
      {STAGES.map((stage) => (
        <TallyTable key={stage} title={say(line(`ui.stage.${stage}`))} tally={tables[stage]} names={names} say={say} />
      ))}
    </div>
  );
}
