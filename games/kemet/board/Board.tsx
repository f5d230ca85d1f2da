import { type BoardProps, Later, useMedia } from '@naos/table-ui';
import type { ReactElement } from 'react';
import type { Kemet } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { battleOf } from '../rules/view.ts';
import { ActionPyramid } from './input/ActionPyramid.tsx';
import { AnswerList, hasList, PHONE, useUpright } from './input/Actions.tsx';
import { AreaMenu } from './input/AreaMenu.tsx';
import { GroupPicker } from './input/GroupPicker.tsx';
import { Hand } from './input/Hand.tsx';
import { movingTask } from './input/move-areas.ts';
import { type MapControls, useMap } from './input/use-map.ts';
import { Market } from './market/Market.tsx';
import { isShopping } from './market/tile-facts.ts';
import { BattleStage } from './scene/BattleStage.tsx';
import { ClashMoment } from './scene/ClashMoment.tsx';
import { DayLine } from './scene/DayLine.tsx';
import { LandMap } from './scene/LandMap.tsx';

/**
 * The table of Kemet. At a desk the map, and beside it the action pyramid over the market; a battle, or a question with
 * many answers, takes a place that is there anyway: nothing moves when the question changes.
 */
export function Board(props: BoardProps<Kemet>): ReactElement {
  const { view, still } = props;
  const map = useMap(props);
  const wide = useMedia('(min-width: 1001px)');
  const phone = useMedia(PHONE);
  const battle = battleOf(view.agenda);
  const land = (
    <div className="kemet-land" key="land">
      <LandMap key={view.seats} props={props} map={map} />
      {/* It lies over the map: what waits for its confirmation is looked at there. */}
      {!wide && map.opened >= 0 && (props.held ?? null) === null && <Menu props={props} map={map} />}
    </div>
  );
  const own = (
    <div className="kemet-own" key="own">
      {battle === null ? <Own props={props} map={map} wide={wide} phone={phone} /> : null}
      {battle !== null && <BattleStage props={props} battle={battle} />}
      {battle !== null && hasList(props) && <AnswerList props={props} />}
    </div>
  );
  const hand = wide ? (
    <Later key="hand" now={props.moves.some(({ do: verb }) => verb === 'invoke')}>
      <Hand props={props} />
    </Later>
  ) : null;
  // A phone shows first what the question is about; where a battle's question lies on the map, that is the map.
  const ownFirst =
    (phone && (isShopping(props) || (battle !== null && map.byArea.size === 0))) || (!wide && hasList(props));
  return (
    <div className="kemet-room">
      <div
        className="kemet"
        data-land={view.seats <= 3 ? 'west' : 'whole'}
        data-battle={battle !== null}
        data-decided={battle !== null && battle.winner !== NONE}
        data-still={still}
      >
        <ClashMoment props={props} />
        <DayLine {...props} />
        <div className="kemet-table">{ownFirst ? [own, land, hand] : [land, own, hand]}</div>
      </div>
    </div>
  );
}

interface OwnProps {
  readonly props: BoardProps<Kemet>;
  readonly map: MapControls;
  readonly wide: boolean;
  readonly phone: boolean;
}

/** The viewer's boards beside the map: the action pyramid, and below it the market or the answers to choose from. */
function Own({ props, map, wide, phone }: OwnProps): ReactElement {
  const { view, seat, moves } = props;
  const turn = view.agenda.find((task) => task.do === 'turn');
  const whose = seat ?? turn?.seat ?? null;
  const upright = useUpright();
  const inPrompt = upright && moves.some((move) => move.do === 'token' || move.do === 'silver' || move.do === 'gold');
  const grouping = moves.some((move) => move.do === 'group') && movingTask(view) !== null;
  const market = (
    <Later now={isShopping(props)}>
      <Market {...props} />
    </Later>
  );
  if (!wide && hasList(props)) return <AnswerList props={props} />;
  if (phone)
    return (
      <>{isShopping(props) ? market : whose !== null && !inPrompt && <ActionPyramid props={props} seat={whose} />}</>
    );
  const second = isShopping(props) ? market : <Hand props={props} />;
  return (
    <>
      {whose !== null && <ActionPyramid props={props} seat={whose} />}
      {!wide ? (
        second
      ) : map.opened >= 0 ? (
        <Menu props={props} map={map} />
      ) : hasList(props) ? (
        <AnswerList props={props} />
      ) : grouping ? (
        <GroupPicker props={props} />
      ) : (
        market
      )}
    </>
  );
}

function Menu({ props, map }: { readonly props: BoardProps<Kemet>; readonly map: MapControls }): ReactElement {
  return <AreaMenu props={props} area={map.opened} moves={map.byArea.get(map.opened) ?? []} onClose={map.close} />;
}
