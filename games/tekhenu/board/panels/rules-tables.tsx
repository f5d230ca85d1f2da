import type { RulesRow } from '@naos/table-ui';
import { line } from '@naos/words';
import { Glyph } from '../look/Glyph.tsx';

const GODS = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const;

/** The table of the rules page about the wheel: what each god's die does. */
export const tables: Readonly<Record<string, readonly RulesRow[]>> = {
  wheel: GODS.map((god, i) => ({
    picture: <Glyph name={god} />,
    name: line(`god.${god}`),
    about: line(`explain.god.${god}`),
    rule: `6.${i + 1}.1`,
  })),
};
