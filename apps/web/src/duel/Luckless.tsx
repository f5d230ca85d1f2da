import type { ReactElement } from 'react';
import { useLanguage, useT } from '../words/index.ts';
import { ahead, type Rung, signed } from './ladder.ts';

const MOST_SHOWN = 8;

/** What is left when the deal's luck is taken out: by how much each person did better than everybody on average. */
export function Luckless({
  rungs,
  mean,
}: {
  readonly rungs: readonly Rung[];
  readonly mean: number;
}): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const people = rungs.filter(({ kind }) => kind !== 'level').slice(0, MOST_SHOWN);
  if (people.length === 0) return null;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const longest = Math.max(1, ...people.map((rung) => Math.abs(ahead(rung) - mean)));
  return (
    <section className="luckless">
      <h2>{t('duel.luckless')}</h2>
      <p className="soft">{t('duel.luckless.below', { mean: signed(figure, mean) })}</p>
      <ol>
        {people.map((rung) => {
          const more = ahead(rung) - mean;
          return (
            <li key={rung.key} data-mine={rung.kind === 'me'}>
              <span>{rung.name}</span>
              <i data-less={more < 0} style={{ '--part': Math.abs(more) / longest }} aria-hidden="true" />
              <b title={t('duel.more', { n: signed(figure, more) })}>{signed(figure, more)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
