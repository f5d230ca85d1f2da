import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import type { Reel } from '../replay/reel.ts';
import { useSay, useT } from '../words/index.ts';
import { type Counting, useStatistics } from './use-statistics.ts';

interface StatisticsProps {
  readonly game: string;
  /** The whole game; undefined while it is on its way, its room is kept meanwhile. */
  readonly reel: Reel | undefined;
  readonly names: readonly string[];
}

/** What the game counts of a finished game, seat by seat; nothing where it counts nothing. */
export function Statistics({ game, reel, names }: StatisticsProps): ReactElement | null {
  const counting = useStatistics(game);
  return counting ? <Table counting={counting} reel={reel} names={names} /> : null;
}

interface TableProps {
  readonly counting: Counting;
  readonly reel: Reel | undefined;
  readonly names: readonly string[];
}

function Table({ counting, reel, names }: TableProps): ReactElement {
  const t = useT();
  const say = useSay(counting.catalogs);
  const events = reel?.frames.flatMap(({ told }) => told.map(({ event }) => event)) ?? [];
  const groups = counting.count(events, names.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard
    <section className="statistics" aria-label={t('end.statistics')} tabIndex={0} data-coming={reel === undefined}>
      <table>
        <caption>{t('end.statistics')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={12} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title.key}>
            <tr>
              <th scope="rowgroup" colSpan={names.length + 1}>
                {say(title)}
              </th>
            </tr>
            {rows.map(({ name, figures }) => (
              <tr key={name.key}>
                <th scope="row">{say(name)}</th>
                {figures.map((figure, seat) => (
                  <td key={seat} data-most={figure > 0 && figure === Math.max(...figures)}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
