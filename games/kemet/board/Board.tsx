import { type BoardProps, useMedia } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Kemet } from '../rules/index.ts';
import { battleOf } from '../rules/view.ts';
import { ActionPyramid } from './input/ActionPyramid.tsx';
import { Actions, AreaMenu } from './input/Actions.tsx';
import { GroupPicker } from './input/GroupPicker.tsx';
import { Hand } from './input/Hand.tsx';
import { useMap } from './input/use-map.ts';
import { SeatSign } from './look/Glyph.tsx';
import { Market } from './panels/Market.tsx';
import { BattleStage } from './scene/BattleStage.tsx';
import { LandMap } from './scene/LandMap.tsx';

/** The table of Kemet: the day's line, a battle while there is one, the map, and the viewer's own boards. */
export function Board(props: BoardProps<Kemet>): ReactElement {
  const { view, seat, ask, moves, still } = props;
  const map = useMap(props);
  const phone = useMedia('(max-width: 620px)');
  const battle = battleOf(view.agenda);
  const shopping = ask?.task === 'buy' || ask?.choice === 'choose a starting tile';
  const land = (
    <div className="kemet-land" key="land">
      <LandMap key={view.seats} props={props} map={map} phone={phone} />
      {map.opened >= 0 && (
        <AreaMenu props={props} area={map.opened} moves={map.byArea.get(map.opened) ?? []} onClose={map.close} />
      )}
    </div>
  );
  const own = (
    <div className="kemet-own" key="own">
      <GroupPicker props={props} />
      {shopping && <Market key={ask?.task} {...props} />}
      {seat !== null && <ActionPyramid props={props} seat={seat} />}
      <Hand props={props} />
    </div>
  );
  // A phone shows first what the question is about.
  const ownFirst = phone && (shopping || moves.some((move) => move.do === 'token' || move.do === 'silver'));
  return (
    <div className="kemet" data-land={view.seats <= 3 ? 'west' : 'whole'} data-still={still}>
      <DayLine {...props} />
      {battle !== null && <BattleStage props={props} battle={battle} />}
      <div className="kemet-table">
        <Actions props={props} battling={battle !== null && !view.revealed} />
        {ownFirst ? [own, land] : [land, own]}
      </div>
    </div>
  );
}

/** Day and lap, and whose turn it is in the order of the track. */
function DayLine({ view, say, seats }: BoardProps<Kemet>): ReactElement {
  const turn = view.agenda.find((task) => task.do === 'turn');
  const name = (seat: number): string => seats.find((seatInfo) => seatInfo.seat === seat)?.name ?? '';
  return (
    <div className="kemet-day">
      <b>{say(line(`${view.phase}.title`, { round: view.round }))}</b>
      {view.phase === 'day' && <span>{say(line('day.lap', { lap: view.lap }))}</span>}
      <ol aria-label={say(line('order.title'))}>
        {view.order.map((seat) => (
          <li key={seat} aria-current={turn?.seat === seat ? 'true' : undefined}>
            <SeatSign seat={seat} />
            <span className="unseen">
              {turn?.seat === seat ? say(line('order.now', { name: name(seat) })) : name(seat)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
