/** Where something stands in the window. */
export type Box = Readonly<Record<'top' | 'left' | 'right' | 'bottom', number>>;

/** A list of tables gains nothing from more than this, and can't be read in less. */
const USEFUL = { width: 400, height: 560 } as const;
const LEAST = { width: 256, height: 240 } as const;

const width = ({ left, right }: Box): number => right - left;
const height = ({ top, bottom }: Box): number => bottom - top;

const meet = (a: Box, b: Box): boolean =>
  width(b) > 0 && height(b) > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const use = (room: Box): number => Math.min(width(room), USEFUL.width) * Math.min(height(room), USEFUL.height);

/** What is left of a room above, below or beside a box in it: the most useful of the four. */
function without(room: Box, box: Box): Box {
  if (!meet(room, box)) return room;
  const parts: readonly Box[] = [
    { ...room, left: box.right },
    { ...room, top: box.bottom },
    { ...room, bottom: box.top },
    { ...room, right: box.left },
  ];
  return parts.reduce((best, part) => (use(part) > use(best) ? part : best));
}

/** The room of a window that touches nothing of `kept`, and nothing of `spared` where enough is left then. */
export function roomBeside(window: Box, kept: readonly Box[], spared: readonly Box[]): Box {
  const room = kept.reduce(without, window);
  const roomy = spared.reduce(without, room);
  return width(roomy) >= LEAST.width && height(roomy) >= LEAST.height ? roomy : room;
}
