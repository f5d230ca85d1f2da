import type { ClockSetting } from '@naos/protocol';
import { botName, type Language } from '@naos/words';
import type { Games } from '../games.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { Face, SeatFace } from './face.ts';
import { sayFace } from './words.ts';

/** The face of a table, for somebody who may see it. `host`: the host's name, where it is known. */
export function tableFace(games: Games, doc: TableDoc, host: string, language: Language): Face {
  const say = (key: string, values = {}): string => sayFace(language, key, values);
  const game = games.get(doc.game).gameModule.title[language];
  const points = doc.status === 'finished' ? (doc.outcome?.points ?? []) : [];
  const seats = doc.seats.map(
    ({ kind, name }, seat): SeatFace => ({
      name: kind === 'bot' ? botName(doc.id, seat, language) : name,
      points: points[seat] ?? null,
    }),
  );
  const free = doc.seats.filter(({ kind, player }) => kind === 'open' && player === null).length;
  const named = host === '' ? 'none' : host;
  const values = {
    game,
    host: named,
    free,
    seats: seats.length,
    clock: clockLine(doc.clock, language),
    names: seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', '),
    points: points.join(' : '),
    winner: winnerOf(doc, seats),
    loser: seats[doc.resigned ?? -1]?.name ?? '',
  };
  // A game that somebody gave up is over like any other, and has a winner.
  const state = doc.resigned === undefined ? doc.status : 'resigned';
  const title = say(`${state}.title`, values);
  const text = say(`${state}.text`, values);
  const kept = say(doc.status === 'open' && free === 0 ? 'open.full' : `${state}.kept`, values);
  const button = say(doc.status === 'open' && free > 0 ? 'sit' : 'look');
  const isOver = state === 'finished' || state === 'resigned';
  const below = isOver ? say(`${state}.short`, values) : values.clock;
  const hasBoard = state === 'running' || isOver;
  const shown = hasBoard ? { shown: { table: doc.id, version: doc.publicVersion ?? 0 } } : {};
  const picture = { language, game: doc.game, kept, title: game, seats, below, button, ...shown };
  return { status: 200, title, text, picture, isPublic: doc.visibility === 'public' };
}

function winnerOf({ outcome, resigned }: TableDoc, seats: readonly SeatFace[]): string {
  if (resigned !== undefined) return seats.find((_, seat) => seat !== resigned)?.name ?? 'none';
  const first = (outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [only] = first;
  return only === undefined || first.length > 1 ? 'none' : (seats[only]?.name ?? 'none');
}

function clockLine(clock: ClockSetting, language: Language): string {
  switch (clock.kind) {
    case 'none':
      return sayFace(language, 'clock.none');
    case 'live':
      return sayFace(language, 'clock.live', { minutes: Math.round(clock.start / 6) / 10, seconds: clock.increment });
    case 'days':
      return sayFace(language, 'clock.days', { n: clock.days });
  }
}
