import type { HandOnly } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import { GODS } from '../../rules/content/colours.ts';
import type { TempleOfFate } from '../../rules/index.ts';
import { Defs } from '../look/Defs.tsx';
import { PromptExtras } from '../panels/PromptExtras.tsx';
import { OpenCard, PrivateCard } from '../scene/Card.tsx';
import { OwnPyramid } from '../scene/OwnPyramid.tsx';
import { useNarrow } from '../scene/use-narrow.ts';
import { Assign } from './Assign.tsx';
import { Chains } from './Chains.tsx';
import { Exchange } from './Exchange.tsx';
import { GoalSides } from './GoalSides.tsx';
import { Hand } from './Hand.tsx';
import type { Props } from './held-piece.ts';
import { Strips } from './Strips.tsx';
import { useFreshHands } from './use-fresh-hands.ts';

/** What is one's own beside the big screen: tiles, pyramid, chains, ornaments; of the gods' cards those that are chosen from. */
function OwnThings(props: Props): ReactElement | null {
  const { view, seat, say, ask, moves, still } = props;
  const narrow = useNarrow();
  useFreshHands(props);
  const own = seat === null ? undefined : view.players[seat];
  if (own === undefined || seat === null) return null;
  const chosen = GODS.map((_, god) => god).filter((god) =>
    moves.some((move) => (move.do === 'occupy' && move.card === god) || (move.do === 'deck' && move.god === god)),
  );
  return (
    <div className="tof tof-own-things" data-still={still} data-choice={ask?.choice.replaceAll(' ', '-')}>
      <Defs />
      {ask?.choice === 'pick a side' && <GoalSides {...props} />}
      <section className="tof-cards" aria-label={say(line('board.cards'))}>
        {chosen.map((god) => (
          <OpenCard key={god} props={props} god={god} />
        ))}
        <PrivateCard props={props} seat={seat} />
      </section>
      {ask?.choice === 'exchange' && <Exchange {...props} />}
      {ask?.choice === 'assign' && <Assign {...props} />}
      {!(narrow && ask?.choice === 'build') && <Hand {...props} />}
      {own.temple.cells.length > 0 && (
        <section className="tof-own" data-part="pyramid" aria-label={say(line('board.pyramid.own'))}>
          <OwnPyramid props={props} seat={seat} narrow={narrow} />
        </section>
      )}
      {!(narrow && ask?.choice === 'use a chain') && <Chains {...props} />}
      <Strips {...props} />
    </div>
  );
}

/** Every answer of Temple of Fate is given on one's own things, or on a card that is chosen from. */
export const hand: HandOnly<TempleOfFate> = { Hand: OwnThings, PromptExtras, listed: () => false };
