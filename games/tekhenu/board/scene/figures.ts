/** A figure with a real minus sign. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A change: always with its sign. */
export function change(n: number): string {
  return n > 0 ? `+${n}` : figure(n);
}
