import type { Seat } from '@naos/engine';
import type { SeatCard, TableCard } from '@naos/protocol';
import { clockFace, ladderStep } from '../clock/ladder.ts';
import { pausedUntil } from '../clock/pause.ts';
import type { Outage } from '../store/server-rows.ts';
import { resignedSeat, type SeatInfo, type TableDoc } from './doc.ts';

/** What a card needs besides the document. */
export interface CardSurroundings {
  readonly touched: number;
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly online: (player: string) => boolean;
}

/** A table as everybody who may see it sees it. */
export function cardOf(doc: TableDoc, { touched, now, outages, online }: CardSurroundings): TableCard {
  const resigned = resignedSeat(doc);
  return {
    id: doc.id,
    game: doc.game,
    rules: doc.rules,
    options: { ...doc.options },
    status: doc.status,
    visibility: doc.visibility,
    rated: doc.rated,
    ...(doc.room === undefined ? {} : { room: true }),
    ...(doc.club === undefined ? {} : { club: doc.club }),
    ...(doc.watchersTalk === undefined ? {} : { watchersTalk: true }),
    ...(doc.event === undefined ? {} : { event: doc.event.id }),
    botsMayBeReplaced: doc.botsMayBeReplaced,
    host: doc.host,
    seats: doc.seats.map(({ kind, player, name, invite, ready, asks, keptFor, away }, seat) => ({
      seat,
      kind,
      player: kind === 'person' ? player : null,
      name,
      online: kind === 'bot' || (kind === 'person' && player !== null && online(player)),
      left: kind === 'bot' && player !== null,
      invited: kind !== 'person' && invite !== null,
      ladder: ladderStep(doc, seat, now, outages),
      ...(ready === undefined || doc.status !== 'open' ? {} : { ready }),
      ...(asks === undefined || doc.status !== 'open' ? {} : { asks }),
      ...(kind === 'person' || player === null ? {} : { keptFor: keptFor ?? '' }),
      ...awayOf(doc, away, now),
      ...nudgedAt(doc, seat),
    })),
    silenced: [...doc.silenced],
    clock: doc.clock,
    face: clockFace(doc, now, outages),
    paused: pausedUntil(doc),
    proposal: shownProposal(doc.proposal),
    waiting: [...doc.waiting],
    version: doc.publicVersion ?? 0,
    created: doc.created,
    touched,
    commitment: doc.commitment,
    outcome:
      doc.outcome === null
        ? null
        : { places: [...doc.outcome.places], points: [...doc.outcome.points], how: doc.outcome.how },
    rematch: doc.rematch,
    closed: doc.closed,
    ...(resigned === null ? {} : { resigned }),
  };
}

function awayOf({ clock }: TableDoc, away: SeatInfo['away'] = [], now: number): Pick<SeatCard, 'away'> {
  const next = clock.kind === 'days' ? away.find(({ until }) => until > now) : undefined;
  return next === undefined ? {} : { away: next };
}

function nudgedAt({ nudged = [] }: TableDoc, seat: Seat): Pick<SeatCard, 'nudged'> {
  const last = nudged.find((one) => one.seat === seat);
  return last === undefined ? {} : { nudged: last.at };
}

/** The same whether the game is in memory or not, which depends on whether somebody has done something. */
function shownProposal(proposal: TableDoc['proposal']): TableCard['proposal'] {
  if (proposal === null) return null;
  const { shown = 0, ...rest } = proposal;
  return rest.to === null ? rest : { ...rest, to: shown };
}
