import { isOver, type TableDoc } from './doc.ts';

const MARK = '.w';

/** The name under which the store keeps what those who watch a table say to each other. */
export function watchersTalk(table: string): string {
  return `${table}${MARK}`;
}

/** The table at which something was said, by the name under which it is kept. */
export function tableOfTalk(name: string): string {
  return name.endsWith(MARK) ? name.slice(0, -MARK.length) : name;
}

/**
 * Whether somebody hears those who watch: nobody who sits here, or may come back to a seat, before the game is over, because
 * they might be given advice; and never a screen, at which everybody looks.
 */
export function hearsWatchers(doc: TableDoc, player: string): boolean {
  if (doc.watchersTalk !== true || player === '') return false;
  return isOver(doc) || !doc.seats.some((seatInfo) => seatInfo.player === player);
}
