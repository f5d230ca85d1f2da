import type { Services } from '../services.ts';
import type { SeatInfo } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';
import { changeSeats } from './everywhere.ts';

/** Puts a person's new name on every seat they have or had, and beside what they said. */
export async function renameEverywhere(services: Services, tables: Tables, id: string, name: string): Promise<void> {
  await services.store.chat.rename(id, name);
  await changeSeats(services, tables, id, (seatInfo) => renamed(seatInfo, id, name));
}

function renamed(seatInfo: SeatInfo, id: string, name: string): SeatInfo {
  if (seatInfo.player !== id) return seatInfo;
  if (seatInfo.kind === 'person') return seatInfo.name === name ? seatInfo : { ...seatInfo, name };
  return seatInfo.keptFor === undefined || seatInfo.keptFor === name ? seatInfo : { ...seatInfo, keptFor: name };
}
