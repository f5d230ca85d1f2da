/** A place at the table, counted from 0. People, bots and colours are matters of the layers above. */
export type Seat = number;

/** Answer of a choice's `who` when nobody is to be asked: the step is skipped. */
export const NOBODY: Seat = -1;

/** Who looks: a seat, or `null` for a spectator, who knows only what everybody knows. */
export type Viewer = Seat | null;
