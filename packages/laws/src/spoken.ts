import type { Viewer, Vocabulary, WhyNot } from '@naos/engine';
import { missingValues } from './message.ts';

/** A text not yet in any language, as the words room has it. */
export interface Unsaid {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number | Unsaid>>;
}

/** What a seat is asked, as the texts have it. */
interface Asked<V extends Vocabulary> {
  readonly task: V['task']['do'];
  readonly choice: V['choice'];
  readonly seat: number;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What the laws need of a game's texts; every `GameWords` is one. */
export interface Spoken<V extends Vocabulary> {
  readonly catalogs: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>>;
  readonly prompt: (ask: Asked<V>, view: V['view']) => Unsaid;
  readonly about: (ask: Asked<V>, view: V['view']) => Unsaid;
  readonly move: (move: V['move'], view: V['view']) => Unsaid;
  readonly event: (event: V['event'], name: (seat: number) => string, viewer: Viewer) => Unsaid | null;
  readonly whyNot: (why: WhyNot) => Unsaid;
  readonly board: (view: V['view'], name: (seat: number) => string) => readonly Unsaid[];
}

/** What a text and every text inside it lacks: its key in some language, or a value that the message asks for. */
export function unsaid(catalogs: Spoken<Vocabulary>['catalogs'], { key, values }: Unsaid): readonly string[] {
  const here = (['en', 'ru'] as const).flatMap((language) => {
    const message = catalogs[language][key];
    if (message === undefined) return [`${language} "${key}"`];
    return missingValues(message, values ?? {}).map((name) => `${language} "${key}" without its {${name}}`);
  });
  const inside = Object.values(values ?? {}).flatMap((value) =>
    typeof value === 'object' ? unsaid(catalogs, value) : [],
  );
  return [...here, ...inside];
}
