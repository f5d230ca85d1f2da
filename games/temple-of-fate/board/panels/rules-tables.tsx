import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { GODS } from '../../rules/content/colours.ts';
import { godName } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';

/** The table of the rules page about using chains: which chain pays for which card. */
export const tables: Readonly<Record<string, readonly RulesRow[]>> = {
  using: GODS.map((name, god) => ({
    picture: <Glyph name={name} />,
    name: godName(god),
    about: line(`board.medal.${name}`),
    rule: '7.1.3',
  })),
};
