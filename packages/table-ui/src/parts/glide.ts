/** A piece at one moment: what it is, where it stands in its own picture (from 0 to 1) and on the screen. */
export interface Standing {
  readonly piece: Element;
  readonly key: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

const GLIDE: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
/** So fine is a picture's grid on which a piece counts as standing still. */
const GRID = 150;
/** More arrivals than this are a new picture, not a move. */
const CROWD = 14;

/** Everything that a board marks as a piece (`data-piece` names its kind), where it stands now. */
export function standings(stage: Element): Standing[] {
  const frames = new Map<Element, DOMRect>();
  const frameOf = (piece: Element): DOMRect => {
    const picture = piece.parentElement?.closest('svg') ?? stage;
    const known = frames.get(picture) ?? picture.getBoundingClientRect();
    frames.set(picture, known);
    return known;
  };
  return Array.from(stage.querySelectorAll('[data-piece]'), (piece) => {
    const [frame, box] = [frameOf(piece), piece.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const kind = piece.getAttribute('data-piece') ?? '';
    const u = Math.round(((x - frame.x) / Math.max(1, frame.width)) * GRID);
    const v = Math.round(((y - frame.y) / Math.max(1, frame.height)) * GRID);
    return { piece, kind, x, y, key: `${kind} ${u} ${v}` };
  });
}

/** A piece that has come, and where it came from: a place that a piece of its kind has left, or null. */
export interface Arrival {
  readonly to: Standing;
  readonly from: Standing | null;
}

/** Who came from where between two pictures: each arrival gets the nearest place that its kind has left. */
export function arrivals(before: readonly Standing[], after: readonly Standing[]): Arrival[] {
  const [old, now] = [new Set(before.map(({ key }) => key)), new Set(after.map(({ key }) => key))];
  const left = before.filter(({ key }) => !now.has(key));
  return after
    .filter(({ key }) => !old.has(key))
    .map((to) => {
      const near = left
        .filter(({ kind }) => kind === to.kind)
        .sort((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y))[0];
      if (near !== undefined) left.splice(left.indexOf(near), 1);
      return { to, from: near ?? null };
    });
}

/** Lets what has moved travel to its place; a piece from nowhere comes from its owner's card (`data-owner` names the seat). */
export function glide(before: readonly Standing[], stage: Element): void {
  const moved = arrivals(before, standings(stage));
  if (moved.length > CROWD) return;
  // All are looked at before any sets off: a picture in motion would be laid out again for every one of them.
  const ways = moved.flatMap(({ to, from }) => {
    const start = from ?? homeOf(to.piece);
    const path = start === null ? null : withinPicture(to.piece, start.x - to.x, start.y - to.y);
    return path === null ? [] : [{ piece: to.piece, frames: keyframes(to.piece, `${path.x}px`, `${path.y}px`) }];
  });
  for (const { piece, frames } of ways) piece.animate(frames, GLIDE);
}

/** What a browser moves without the page's help: drawn pieces by their `transform` alone, others beside their own. */
function keyframes(piece: Element, x: string, y: string): Keyframe[] {
  if (!(piece instanceof SVGElement)) return [{ translate: `${x} ${y}` }, { translate: '0px 0px' }];
  const { transform } = getComputedStyle(piece);
  const own = transform === 'none' ? '' : transform;
  return [{ transform: `translate(${x}, ${y}) ${own}` }, { transform: `translate(0px, 0px) ${own}` }];
}

function homeOf(piece: Element): { readonly x: number; readonly y: number } | null {
  const owner = piece.getAttribute('data-owner');
  if (owner === null) return null;
  const card = piece.closest('.table')?.querySelector(`.seat-card[data-seat="${owner}"]`);
  if (card == null) return null;
  const box = card.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

/** A way on the screen in the units of the picture that the piece is drawn in; null when it can't be told. */
function withinPicture(piece: Element, dx: number, dy: number): { readonly x: number; readonly y: number } | null {
  const around = piece.parentElement;
  if (!(piece instanceof SVGElement) || !(around instanceof SVGGraphicsElement)) return { x: dx, y: dy };
  const scale = around.getScreenCTM();
  if (scale === null) return null;
  const back = scale.inverse();
  return { x: back.a * dx + back.c * dy, y: back.b * dx + back.d * dy };
}
