import type { TableCard } from '@naos/protocol';
import { clockFace, ladderStep } from '../clock/ladder.ts';
import { pausedUntil } from '../clock/pause.ts';
import type { Outage } from '../store/server-rows.ts';
import type { TableDoc } from './doc.ts';

/** What a card needs besides the document. */
export interface CardSurroundings {
  readonly touched: number;
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly online: (player: string) => boolean;
}

/** A table as everybody who may see it sees it. */
export function cardOf(doc: TableDoc, { touched, now, outages, online }: CardSurroundings): TableCard {
  return {
    id: doc.id,
    game: doc.game,
    rules: doc.rules,
    options: { ...doc.options },
    status: doc.status,
    visibility: doc.visibility,
    rated: doc.rated,
    botsMayBeReplaced: doc.botsMayBeReplaced,
    host: doc.host,
    seats: doc.seats.map(({ kind, player, name, invite }, seat) => ({
      seat,
      kind,
      player: kind === 'person' ? player : null,
      name,
      online: kind === 'bot' || (kind === 'person' && player !== null && online(player)),
      left: kind === 'bot' && player !== null,
      invited: kind !== 'person' && invite !== null,
      ladder: ladderStep(doc, seat, now, outages),
    })),
    silenced: [...doc.silenced],
    clock: doc.clock,
    face: clockFace(doc, now, outages),
    paused: pausedUntil(doc),
    proposal: doc.proposal,
    waiting: [...doc.waiting],
    version: doc.version,
    created: doc.created,
    touched,
    commitment: doc.commitment,
    outcome:
      doc.outcome === null
        ? null
        : { places: [...doc.outcome.places], points: [...doc.outcome.points], how: doc.outcome.how },
    rematch: doc.rematch,
    closed: doc.closed,
  };
}
