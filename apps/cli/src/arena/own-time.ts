/**
 * Milliseconds of this thread's own work. Decisions in the arena begin, end and are late by it, so that figures taken on a
 * busy machine, or in a run that is held up for a while, are those of a quiet one.
 */
export function ownTime(): number {
  // Node 22 can't tell a thread's own time.
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
