import { KIND_OF_SLOT } from '../../rules/content/market.ts';
import { GODS } from '../../rules/content/wheel.ts';
import type { TekhenuMove } from '../../rules/index.ts';
import { type GlyphName, goodGlyph, KIND_GLYPH } from '../look/Glyph.tsx';

/** The picture of a move. */
export function glyphOf(move: TekhenuMove): GlyphName {
  switch (move.do) {
    case 'act':
    case 'extra':
      return GODS[move.god] ?? 'horus';
    case 'produce':
    case 'gain':
    case 'track':
      return goodGlyph(move.good);
    case 'value':
      return 'scribe';
    case 'card':
      return KIND_GLYPH[KIND_OF_SLOT[move.slot] ?? 0] ?? 'tech';
    case 'refresh':
      return 'tech';
    case 'osiris':
      return 'osiris';
    case 'statue':
      return 'statue';
    case 'starting':
    case 'destiny':
    case 'resolve':
      return 'djed';
    case 'score':
    case 'repeat':
      return 'decree';
    case 'keep':
      return KIND_GLYPH[move.kind] ?? 'decree';
    case 'faith':
      return 'faith';
    case 'upkeep':
      return 'bread';
    case 'pan':
      return 'scales';
    case 'anubis':
      return 'anubis';
    default:
      return move.do.startsWith('bless') ? 'blessing' : 'ra';
  }
}
