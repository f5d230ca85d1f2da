import type { Viewer, Vocabulary } from '@naos/engine';

/** A text not yet in any language, as the words room has it. */
interface Unsaid {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number | Unsaid>>;
}

/** What the laws need of a game's texts; every `GameWords` is one. */
export interface Spoken<V extends Vocabulary> {
  readonly catalogs: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>>;
  readonly prompt: (
    ask: {
      readonly task: string;
      readonly choice: string;
      readonly seat: number;
      readonly facts: Readonly<Record<string, string | number>>;
    },
    view: V['view'],
  ) => Unsaid;
  readonly move: (move: V['move'], view: V['view']) => Unsaid;
  readonly event: (event: V['event'], name: (seat: number) => string, viewer: Viewer) => Unsaid | null;
  readonly board: (view: V['view'], name: (seat: number) => string) => readonly Unsaid[];
}

/** The keys of a text and of every text inside it that a catalog lacks in some language. */
export function unsaid(catalogs: Spoken<Vocabulary>['catalogs'], { key, values }: Unsaid): readonly string[] {
  const here = (['en', 'ru'] as const)
    .filter((language) => !Object.hasOwn(catalogs[language], key))
    .map((language) => `${language} "${key}"`);
  const inside = Object.values(values ?? {}).flatMap((value) =>
    typeof value === 'object' ? unsaid(catalogs, value) : [],
  );
  return [...here, ...inside];
}
