import { type BoardProps, SeatMark } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Tekhenu } from '../../rules/index.ts';
import { usePointed } from '../input/pointing.ts';
import { figure } from '../scene/figures.ts';
import { forecast, itemsOf, totalOf } from '../scene/forecast.ts';
import { lastScoring } from '../scene/news.ts';
import { tallyOf } from '../scene/tally.ts';
import { TallyTable } from './TallyTable.tsx';

/** A scoring as it would be now, item by item for every seat; changed by the pointed move where that is known. */
export function ScoringPanel(props: BoardProps<Tekhenu>): ReactElement {
  const { view, say, seats, preview } = props;
  const pointed = usePointed(props);
  const after = pointed === null ? null : preview(pointed);
  const columns = view.players.map((_, player) => ({
    player,
    name: seats[player]?.name ?? say(line('opponent')),
    now: forecast(view, player),
    ahead: after === null ? null : forecast(after, player),
  }));
  const next = view.round <= 8 ? 8 : 16;
  const told = tallyOf(lastScoring.use(), view.players.length);
  const last = told.second.size > 0 ? 'second' : 'first';
  return (
    <div className="tekhenu-scoring">
      <p className="tekhenu-hint">{say(line('ui.scoring.next', { round: next }))}</p>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ player, name }) => (
              <th key={`h${player}`} scope="col">
                <SeatMark seat={player} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemsOf(view).map((item) => (
            <tr key={item}>
              <th scope="row">{say(line(`reason.${item}`))}</th>
              {columns.map(({ player, now, ahead }) => (
                <td key={`${item}${player}`} data-changed={ahead !== null && ahead[item] !== now[item]}>
                  {ahead !== null && ahead[item] !== now[item]
                    ? `${figure(now[item])} → ${figure(ahead[item])}`
                    : figure(now[item])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(line('ui.scoring.total'))}</th>
            {columns.map(({ player, now }) => (
              <td key={`t${player}`}>{totalOf(now)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <TallyTable
        title={say(line(`ui.stage.${last}`))}
        tally={told[last]}
        names={columns.map(({ name }) => name)}
        say={say}
      />
    </div>
  );
}
