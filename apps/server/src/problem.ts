/** What a caught problem says; anything can be thrown. */
export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** The system's name for a caught problem, such as `ENOSPC`, where it has one. */
export function codeOf(problem: unknown): string | undefined {
  return problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined;
}
