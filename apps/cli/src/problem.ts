/** Something that a person can act on. It is printed as one sentence, never with a stack. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** The command was not called as it wants to be. */
export class UsageProblem extends Problem {
  override readonly name = 'UsageProblem';
}

export const EXIT = { fine: 0, refused: 1, usage: 2, internal: 3 } as const;
