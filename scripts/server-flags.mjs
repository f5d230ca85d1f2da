/**
 * How Node runs the server. Nearly everything that a move leaves behind is dead a moment later: in a space of this size for
 * young objects a move pays half as much for collections as in a quarter of it, and each is still shorter than what the
 * slowest moves wait for anyway; helpers for such small collections cost more than they do; and the space for old ones,
 * which the games under way fill anyway, is not searched from the start. A move runs through so much of Node's own code
 * that finding its pages was a tenth of its time: in large pages, where the machine has them, there are few to find.
 */
export const SERVER_FLAGS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
  '--initial-heap-size=512',
  '--use-largepages=silent',
];
