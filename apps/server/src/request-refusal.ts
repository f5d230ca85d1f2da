import type { WhyNot } from '@naos/engine';
import type { RefusalCode, Refused } from '@naos/protocol';

/** A request that is not carried out. Nothing has changed; the text says what, why and what to do. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';
  readonly code: RefusalCode;
  readonly why: WhyNot | null;
  /** The id in a message that could not be read any further. */
  readonly id: string | undefined;

  constructor(code: RefusalCode, text: string, why: WhyNot | null = null, id?: string) {
    super(text);
    this.id = id;
    this.code = code;
    this.why = why;
  }
}

/** A refusal as a message to the client that asked. */
export function refused(refusal: RequestRefusal, table?: string, id: string | undefined = refusal.id): Refused {
  const { code, message, why } = refusal;
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
