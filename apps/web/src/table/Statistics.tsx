import type { Statistics as Counted } from '@naos/door';
import type { Vocabulary } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { doorOf } from '../kit/doors.ts';
import type { Reel } from '../replay/reel.ts';
import { useSay, useT } from '../words/index.ts';

interface StatisticsProps {
  readonly reel: Reel;
  readonly names: readonly string[];
}

/**
 * What the game counts of a finished game, seat by seat; nothing where it counts nothing. The children stand below it and
 * come together with it: a button must not jump away from under a finger.
 */
export function Statistics({
  reel,
  names,
  children,
}: StatisticsProps & { readonly children?: ReactNode }): ReactElement | null {
  const counted = useStatistics(reel.game.id);
  if (counted === undefined) return null;
  return (
    <>
      {counted !== null && <Table counted={counted} reel={reel} names={names} />}
      {children}
    </>
  );
}

/** Undefined while it is on its way; null when there is nothing, or it could not be had. */
function useStatistics(game: string): Counted<Vocabulary> | null | undefined {
  const [counted, setCounted] = useState<Counted<Vocabulary> | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const loading = doorOf(game)?.statistics?.() ?? Promise.resolve(null);
    loading.catch(() => null).then((loaded) => here && setCounted(loaded));
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
