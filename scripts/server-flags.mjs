/**
 * How Node runs the server. Nearly everything that a move leaves behind is dead a moment later: a small space for young
 * objects keeps each collection short, which is what the slowest moves wait for; helpers for such small collections cost
 * more than they do; and the space for old ones, which the games under way fill anyway, is not searched from the start.
 */
export const SERVER_FLAGS = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  '--initial-heap-size=512',
];
