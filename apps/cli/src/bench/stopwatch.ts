// Time is the thread's own CPU time, so that a busy machine does not make a game look slow.
const microseconds = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return user + system;
};

/** How often a piece of work counts per CPU second. `work` does some and says how much it was. */
export function perSecond(work: () => number, seconds: number): number {
  const warm = microseconds();
  while (microseconds() - warm < (seconds * 1e6) / 3) work();
  const begun = microseconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds * 1e6) {
    done += work();
    spent = microseconds() - begun;
  }
  return (done / spent) * 1e6;
}
