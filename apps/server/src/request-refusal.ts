import type { WhyNot } from '@naos/engine';
import type { Because, Reason, ReasonValues, RefusalCode, Refused } from '@naos/protocol';

/** A request that is not carried out. Nothing has changed; the text says what, why and what to do. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';
  readonly code: RefusalCode;
  readonly why: WhyNot | null;
  /** What pages say in the reader's words. */
  readonly because: Because | null;
  /** The id in a message that could not be read any further. */
  readonly id: string | undefined;

  constructor(code: RefusalCode, text: string, why: WhyNot | null = null, id?: string, because: Because | null = null) {
    super(text);
    this.id = id;
    this.because = because;
    this.code = code;
    this.why = why;
  }
}

/** A refusal that people meet: its reason is said in their language, the text is for programs and logs. */
export function because(code: RefusalCode, reason: Reason, text: string, values?: ReasonValues): RequestRefusal {
  const said = { reason, ...(values === undefined ? {} : { values: { ...values } }) };
  return new RequestRefusal(code, text, null, undefined, said);
}

/** A refusal as a message to the client that asked. */
export function refused(refusal: RequestRefusal, table?: string, id: string | undefined = refusal.id): Refused {
  const { code, message, why, because: said } = refusal;
  return {
    t: 'refused',
    ...(table === undefined ? {} : { table }),
    ...(id === undefined ? {} : { id }),
    code,
    text: message,
    ...(said === null ? {} : { because: said }),
    ...(why === null
      ? {}
      : { why: { rule: why.rule, why: why.why, ...(why.facts === undefined ? {} : { facts: { ...why.facts } }) } }),
  };
}
