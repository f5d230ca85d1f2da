import { compileMessage } from '@lingui/message-utils/compileMessage';

/** A value where it stands in a text: its name, how it is said (plural, select, a case), its forms, the text just before and after it. */
export interface Part {
  readonly name: string;
  readonly kind: string | undefined;
  readonly forms: readonly string[];
  readonly before: string;
  readonly after: string;
}

type Token = string | readonly [string, string?, Readonly<Record<string, unknown>>?];

/** Every value of a text, inside forms too. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  collect(compileMessage(text), '', '', parts);
  return parts;
}

function collect(tokens: unknown, before: string, after: string, parts: Part[]): void {
  if (!Array.isArray(tokens)) return;
  const list = tokens as readonly Token[];
  for (const [i, token] of list.entries()) {
    if (typeof token === 'string') continue;
    const [name, kind, forms] = token;
    const left = i === 0 ? before : list[i - 1];
    const right = i === list.length - 1 ? after : list[i + 1];
    const around = { before: typeof left === 'string' ? left : '', after: typeof right === 'string' ? right : '' };
    const branching = forms !== undefined && typeof forms === 'object';
    parts.push({ name, kind, forms: branching ? Object.keys(forms) : [], ...around });
    if (!branching) continue;
    for (const form of Object.values(forms)) collect(form, around.before, around.after, parts);
  }
}
