/**
 * The most processor time in milliseconds that is spent in one turn of the event loop while something is done: so long
 * everybody else waits for it, however long all of it takes. What the store's own thread spends meanwhile is counted too:
 * the time of one thread is told in steps that are too large.
 */
export async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  turn();
  return longest;
}
