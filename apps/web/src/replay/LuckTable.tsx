import type { Parts } from '@naos/bots/review';
import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';

interface LuckTableProps {
  readonly parts: readonly Parts[];
  readonly names: readonly string[];
}

const COLUMNS = ['luck', 'own', 'others', 'rest'] as const;
const HEADINGS = {
  luck: 'luck.luck',
  own: 'luck.own',
  others: 'luck.others',
  rest: 'luck.rest',
} as const;

/** A change of the chance to win, in games of a hundred, with its sign. */
export function signed(change: number): string {
  const games = Math.round(change * 100);
  return games > 0 ? `+${games}` : games < 0 ? `−${-games}` : '0';
}

/** Luck and play apart for each player, with the sample it rests on and how far it can be trusted. */
export function LuckTable({ parts, names }: LuckTableProps): ReactElement {
  const t = useT();
  const sum = (of: (one: Parts) => number): number => parts.reduce((all, one) => all + of(one), 0);
  const ranges = parts.flatMap(({ range }) => range ?? []);
  return (
    <>
      <h3>{t('luck.title')}</h3>
      <table className="luck">
        <caption className="note">{t('luck.why')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('luck.player')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(HEADINGS[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((one, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={13} /> {names[seat]}
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{signed(one[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {t('luck.sample', { decisions: sum(({ decisions }) => decisions), events: sum(({ events }) => events) })}{' '}
        {ranges.length < parts.length
          ? t('luck.unsure')
          : t('luck.sure', { range: Math.max(1, Math.round(100 * Math.max(...ranges))) })}
      </p>
    </>
  );
}
