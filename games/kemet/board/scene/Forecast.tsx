import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { against, type Commitment, type Side, seatOf } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import type { BattleTask } from '../../rules/tasks.ts';
import { battleCardName } from '../../texts/terms.ts';
import { battleCardWords } from '../input/BattleCardFace.tsx';
import { SeatSign } from '../look/Glyph.tsx';
import { cardsOf, type Foreseen, forecast } from './battle-facts.ts';

interface ForecastProps {
  readonly props: BoardProps<Kemet>;
  readonly battle: BattleTask;
  readonly side: Side;
  readonly chosen: Commitment | null;
}

/**
 * If the other side plays …: how it ends for each card that they could show, before their intervention cards. Until a card
 * of one's own is looked at, theirs stand there without an end: nothing moves under the finger that looks.
 */
export function Forecast({ props, battle, side, chosen }: ForecastProps): ReactElement {
  const { view, say, seats } = props;
  const they = seatOf(battle, against(side));
  const name = seats.find(({ seat }) => seat === they)?.name ?? '';
  const ends = chosen === null ? null : forecast(view, battle, side, chosen);
  const won = ends?.filter(({ wins }) => wins).length ?? 0;
  return (
    <section className="kemet-forecast" data-part="forecast" aria-label={say(line('battle.if-plays', { name }))}>
      <header>
        <h3>{say(line('battle.if-plays', { name }))}</h3>
        <small>
          {ends === null
            ? say(line('battle.if-plays.choose'))
            : say(line('battle.if-plays.sum', { won, all: ends.length }))}
        </small>
      </header>
      <ul>
        {ends?.map((end) => <End key={end.card.id} props={props} battle={battle} side={side} end={end} />) ??
          cardsOf(view, against(side), they).map((card) => (
            <li key={card.id} data-explain={battleCardWords(card, say)} data-rule="11.1.1">
              <span className="unseen">{battleCardWords(card, say)}</span>
              <b aria-hidden="true">{card.strength}</b>
              <i aria-hidden="true">?</i>
              <small aria-hidden="true">&nbsp;</small>
            </li>
          ))}
      </ul>
    </section>
  );
}

type EndProps = Pick<ForecastProps, 'props' | 'battle' | 'side'> & { readonly end: Foreseen };

function End({ props: { say }, battle, side, end }: EndProps): ReactElement {
  const { card, own, their, wins, ownLost, theirLost } = end;
  const about = line('battle.if-plays.about', {
    card: battleCardName(card.index),
    own,
    their,
    end: line(wins ? 'battle.you-win' : 'battle.you-lose'),
    ownLost,
    theirLost,
  });
  return (
    <li data-wins={wins} data-explain={say(about)} data-rule="11.3.3">
      <span className="unseen">{say(about)}</span>
      <b aria-hidden="true">{card.strength}</b>
      <span aria-hidden="true">
        {own}:{their} {wins ? '✓' : '✗'}
      </span>
      <small aria-hidden="true">
        <SeatSign seat={seatOf(battle, side)} />−{ownLost} <SeatSign seat={seatOf(battle, against(side))} />−{theirLost}
      </small>
    </li>
  );
}
