import type { WhyNot } from '@naos/engine';
import type { RefusalCode, Refused } from '@naos/protocol';

/** A request that is not carried out. Nothing has changed; the text says what, why and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly why: WhyNot | null;

  constructor(code: RefusalCode, text: string, why: WhyNot | null = null) {
    super(text);
    this.code = code;
    this.why = why;
  }
}

/** A refusal as a message to the client that asked. */
export function refused({ code, message, why }: Refusal, table?: string, id?: string): Refused {
  return {
    t: 'refused',
    ...(table === undefined ? {} : { table }),
    ...(id === undefined ? {} : { id }),
    code,
    text: message,
    ...(why === null
      ? {}
      : { why: { rule: why.rule, why: why.why, ...(why.facts === undefined ? {} : { facts: { ...why.facts } }) } }),
  };
}
