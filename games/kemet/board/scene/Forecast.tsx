import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { against, type Commitment, type Side, seatOf } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { battleCardName } from '../../texts/terms.ts';
import { SeatSign } from '../look/Glyph.tsx';
import { forecast } from './battle-facts.ts';

interface ForecastProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  readonly side: Side;
  readonly chosen: Commitment | null;
}

/** If the other side plays …: how it ends for each card that they could show, before their intervention cards. */
export function Forecast({ props, battle, side, chosen }: ForecastProps): ReactElement {
  const { view, say, seats } = props;
  const [me, they] = [seatOf(battle, side), seatOf(battle, against(side))];
  const name = seats.find(({ seat }) => seat === they)?.name ?? '';
  const ends = chosen === null ? [] : forecast(view, battle, side, chosen);
  const won = ends.filter(({ wins }) => wins).length;
  return (
    <section className="kemet-forecast" data-part="forecast" aria-label={say(line('battle.if-plays', { name }))}>
      <header>
        <h3>{say(line('battle.if-plays', { name }))}</h3>
        <small>
          {chosen === null
            ? say(line('battle.if-plays.choose'))
            : say(line('battle.if-plays.sum', { won, all: ends.length }))}
        </small>
      </header>
      <ul>
        {ends.map(({ card, own, their, wins, ownLost, theirLost }) => {
          const about = line('battle.if-plays.about', {
            card: battleCardName(card.index),
            own,
            their,
            end: line(wins ? 'battle.you-win' : 'battle.you-lose'),
            ownLost,
            theirLost,
          });
          return (
            <li key={card.id} data-wins={wins} data-explain={say(about)} data-rule="11.3.3">
              <span className="unseen">{say(about)}</span>
              <b aria-hidden="true">{card.strength}</b>
              <span aria-hidden="true">
                {own}:{their} {wins ? '✓' : '✗'}
              </span>
              <small aria-hidden="true">
                <SeatSign seat={me} />−{ownLost} <SeatSign seat={they} />−{theirLost}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
