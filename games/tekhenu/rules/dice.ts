import { COLOURS, dieOf, spotOf } from './content/wheel.ts';
import { BAG_STREAM, DICE_STREAM } from './streams.ts';
import type { TekhenuTable } from './vocabulary.ts';

const FACES = 6;

/** Draws a die from the bag and rolls it onto a sector. */
function drawDie(table: TekhenuTable, sector: number): number {
  const { bag, dice } = table.state;
  let left = 0;
  for (const n of bag) left += n;
  let pick = table.roll(BAG_STREAM, left);
  let colour = 0;
  while (colour < COLOURS.length - 1 && pick >= (bag[colour] ?? 0)) {
    pick -= bag[colour] ?? 0;
    colour++;
  }
  bag[colour] = (bag[colour] ?? 0) - 1;
  const spot = spotOf(sector, dieOf(colour, table.roll(DICE_STREAM, FACES) + 1));
  dice.push(spot);
  return spot;
}

/** Draws and rolls dice onto sectors, one sector after the other. */
export function fillSectors(table: TekhenuTable, sectors: readonly number[], each: number): void {
  const spots: number[] = [];
  for (const sector of sectors) for (let i = 0; i < each; i++) spots.push(drawDie(table, sector));
  table.tell({ kind: 'rolled', spots });
}
