import type { Statistics as Counted } from '@naos/door';
import type { Vocabulary } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import { doorOf } from '../kit/doors.ts';
import type { Reel } from '../replay/reel.ts';
import { useSay, useT } from '../words/index.ts';

interface StatisticsProps {
  readonly reel: Reel;
  readonly names: readonly string[];
}

/** What the game counts of a finished game, seat by seat; nothing where it counts nothing. */
export function Statistics({ reel, names }: StatisticsProps): ReactElement | null {
  const counted = useStatistics(reel.game.id);
  return counted === null ? null : <Table counted={counted} reel={reel} names={names} />;
}

function useStatistics(game: string): Counted<Vocabulary> | null {
  const [counted, setCounted] = useState<Counted<Vocabulary> | null>(null);
  useEffect(() => {
    let here = true;
    void doorOf(game)
      ?.statistics?.()
      .then((loaded) => here && setCounted(loaded));
    return () => {
      here = false;
    };
  }, [game]);
  return counted;
}

function Table({ counted, reel, names }: StatisticsProps & { readonly counted: Counted<Vocabulary> }): ReactElement {
  const t = useT();
  const say = useSay(counted.catalogs);
  const events = reel.frames.flatMap(({ told }) => told.map(({ event }) => event));
  const groups = counted.count(events, names.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard
    <section className="statistics" aria-label={t('end.statistics')} tabIndex={0}>
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
