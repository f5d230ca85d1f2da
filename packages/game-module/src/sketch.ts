import type { Vocabulary } from '@naos/engine';

/**
 * Draws a spectator's view as an SVG of its own, without style sheets and without words: for the pictures of links, which
 * the server makes.
 */
export type Sketch<V extends Vocabulary> = (open: V['view']) => string;
