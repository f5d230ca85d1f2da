import type { BoardProps, HandOnly } from '@naos/table-ui';
import { type ReactElement, useState } from 'react';
import { sideOf } from '../../rules/battle-sums.ts';
import type { Kemet } from '../../rules/index.ts';
import { NONE } from '../../rules/state.ts';
import { battleOf } from '../../rules/view.ts';
import { OfferCards } from '../market/OfferCards.tsx';
import { Aftermath } from '../scene/Aftermath.tsx';
import { ownCommitment } from '../scene/battle-facts.ts';
import { GarrisonSketch } from '../scene/GarrisonSketch.tsx';
import { Versus } from '../scene/Versus.tsx';
import { ActionPyramid } from './ActionPyramid.tsx';
import { isListed, PromptExtras, useUpright } from './Actions.tsx';
import { BattleHand } from './BattleHand.tsx';
import { Hand } from './Hand.tsx';
import { areaOf } from './move-areas.ts';

/** What is one's own beside the big screen: the cards, in a battle those that fight; tiles while one may have one. */
function OwnCards(props: BoardProps<Kemet>): ReactElement {
  const { view, seat, moves } = props;
  const [pondered, ponder] = useState(NONE);
  const upright = useUpright();
  const battle = battleOf(view.agenda);
  const fights = battle !== null && seat !== null && (seat === battle.attacker || seat === battle.defender);
  const tokens = moves.some((move) => move.do === 'token' || move.do === 'silver' || move.do === 'gold');
  return (
    <div className="kemet-own-cards">
      {fights && !view.revealed ? (
        <>
          <Versus props={props} battle={battle} side={sideOf(battle, seat)} chosen={ownCommitment(view, pondered)} />
          <BattleHand props={props} battle={battle} onPonder={ponder} />
        </>
      ) : (
        <>
          {fights && battle.winner !== NONE && <Aftermath props={props} battle={battle} />}
          {!upright && tokens && seat !== null && <ActionPyramid props={props} seat={seat} />}
          <OfferCards {...props} />
          <Hand props={props} />
        </>
      )}
    </div>
  );
}

/** Answers that lie on the map or want a list of their own. */
export const hand: HandOnly<Kemet> = {
  Hand: OwnCards,
  PromptExtras: (props) => <PromptExtras {...props} cards={false} />,
  listed: (move) => areaOf(move) >= 0 || isListed(move),
  Sign: ({ move, view }) => (move.do === 'garrison' ? <GarrisonSketch view={view} without={move.without} /> : null),
};
