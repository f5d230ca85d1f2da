import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { roman } from '../../texts/terms.ts';
import { CARTOUCHE_GLYPH, Glyph } from '../look/Glyph.tsx';
import { CARTOUCHE_RULE } from '../scene/effects.ts';

/** The tables of the rules pages: ways to win, cartouches, what is scored. */
export const tables: Readonly<Record<string, readonly RulesRow[]>> = {
  goal: [
    {
      picture: <Glyph name="scarab" />,
      name: line('ways.points.short'),
      about: line('facts.score.about'),
      rule: '4.4.3',
    },
    {
      picture: <Glyph name="gate" />,
      name: line('ways.temple.short'),
      about: line('ways.temple.about'),
      rule: '4.7.11',
    },
    {
      picture: <Glyph name="ankh" />,
      name: line('ways.yellow.short'),
      about: line('board.kind.yellow'),
      rule: '4.7.12',
    },
    {
      picture: <Glyph name="lotus" />,
      name: line('ways.green.short'),
      about: line('board.kind.green'),
      rule: '4.7.13',
    },
  ],
  cards: CARTOUCHE_GLYPH.map((glyph, i) => ({
    picture: <Glyph name={glyph} />,
    name: line(`board.cartouche.${i + 1}`),
    about: line(`board.cartouche.${i + 1}.about`),
    rule: CARTOUCHE_RULE[i] ?? '',
  })),
  scoring: [
    ...[1, 2, 3, 4].map((temple) => ({
      picture: roman(temple),
      name: line('rules.temple', { temple: roman(temple) }),
      about: line(`board.temple.${temple}`),
      rule: `5.1.${temple}`,
    })),
    { picture: <Glyph name="anubis" />, name: line('kind.black'), about: line('board.kind.black'), rule: '5.1.5' },
    { picture: <Glyph name="eye" />, name: line('kind.blue'), about: line('board.kind.blue'), rule: '5.1.4' },
    { picture: <Glyph name="scarab" />, name: line('kind.bonus-1'), about: line('board.kind.bonus-1'), rule: '5.1.6' },
    { picture: <Glyph name="scarab" />, name: line('kind.bonus-2'), about: line('board.kind.bonus-2'), rule: '5.1.6' },
  ],
};
