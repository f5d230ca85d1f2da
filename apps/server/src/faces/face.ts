import type { Crest } from '@naos/protocol';
import type { Language } from '@naos/words';

/** How a table shows itself in a link's picture. Everything in it is public, or what the link may show. */
export interface SeatFace {
  /** Empty for a free seat. */
  readonly name: string;
  readonly points: number | null;
}

/** A position that everybody with the link may see: of a table, or of a puzzle. */
export type Shown =
  | {
      readonly table: string /** What everybody has noticed so far: another position has another picture. */;
      readonly version: number;
    }
  | { readonly puzzle: string };

/** What a picture is drawn from. */
export interface PictureFace {
  readonly language: Language;
  /** The game whose cover it shows; null: all of them. */
  readonly game: string | null;
  /** The position, in place of a cover. */
  readonly shown?: Shown;
  /** The crest of a club, in place of a cover. */
  readonly crest?: Crest;
  /** The small line above the title. */
  readonly kept: string;
  readonly title: string;
  readonly seats: readonly SeatFace[];
  readonly below: string;
  readonly button: string;
}

/** What a messenger shows of an address. */
export interface Face {
  readonly status: 200 | 404;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureFace;
  /** Whether search engines may keep it: a private link is nobody's to keep. */
  readonly isPublic: boolean;
}

/** The language of a reader: what the link says, else what the client asks for first. */
export function readerLanguage(asked: unknown, accepted: string | undefined): Language {
  if (asked === 'ru' || asked === 'en') return asked;
  const ranked = (accepted ?? '').split(',').map((one) => {
    const [tag = '', ...rest] = one.trim().split(';');
    const q = Number(rest.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { tag: tag.toLowerCase().slice(0, 2), q: Number.isFinite(q) ? q : 0 };
  });
  const known = ranked.filter(({ tag, q }) => (tag === 'ru' || tag === 'en') && q > 0).toSorted((a, b) => b.q - a.q);
  return known[0]?.tag === 'ru' ? 'ru' : 'en';
}
