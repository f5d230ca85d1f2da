import type { Target } from '@naos/table-ui';
import { areaAt } from '../../rules/content/areas.ts';
import { battleCardAt } from '../../rules/content/battle-cards.ts';
import { interventionAt } from '../../rules/content/interventions.ts';
import { spaceAt } from '../../rules/content/spaces.ts';
import { tileAt } from '../../rules/content/tiles.ts';
import type { Kemet } from '../../rules/index.ts';

const part = (name: string): Target => ({ at: `[data-part="${name}"]` });

/** What a move is about: a space of the pyramid of actions, a tile of the market, a card, an area of the map. */
export function targets(move: Kemet['move']): readonly Target[] {
  if ('space' in move) return [part(`space-${spaceAt(move.space).id}`)];
  if (move.do === 'gold') return [part('golden-will')];
  if ('tile' in move) return [part(`tile-${tileAt(move.tile).id}`)];
  if ('area' in move) return [part(`area-${areaAt(move.area).id}`)];
  if ('district' in move) return [part(`area-${areaAt(move.district).id}`)];
  if (move.do === 'fight' || move.do === 'drop')
    return [{ ...part(`fight-${battleCardAt(move.card).id}`), or: '[data-part="council"]' }];
  if (move.do === 'remove') return [part('hand')];
  if ('card' in move) return [{ ...part(`card-${interventionAt(move.card).id}`), or: '[data-part="hand"]' }];
  return [];
}
