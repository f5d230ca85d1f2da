import { CREST_COLOURS, CREST_SHAPES, CREST_SIGNS, type Crest } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { CrestMark } from './CrestMark.tsx';

const SHAPES = {
  shield: 'club.shape.shield',
  disc: 'club.shape.disc',
  stele: 'club.shape.stele',
  lozenge: 'club.shape.lozenge',
} as const;
const COLOURS = {
  lapis: 'club.colour.lapis',
  malachite: 'club.colour.malachite',
  carnelian: 'club.colour.carnelian',
  amethyst: 'club.colour.amethyst',
  ochre: 'club.colour.ochre',
  obsidian: 'club.colour.obsidian',
} as const;
const SIGNS = {
  sun: 'club.sign.sun',
  moon: 'club.sign.moon',
  pyramid: 'club.sign.pyramid',
  obelisk: 'club.sign.obelisk',
  wave: 'club.sign.wave',
  eye: 'club.sign.eye',
  flame: 'club.sign.flame',
  lotus: 'club.sign.lotus',
} as const;

interface CrestChoiceProps {
  readonly crest: Crest;
  readonly onChange: (crest: Crest) => void;
}

/** A crest is put together from a shape, a colour and a sign. */
export function CrestChoice({ crest, onChange }: CrestChoiceProps): ReactElement {
  const t = useT();
  return (
    <fieldset className="crest-choice">
      <legend>{t('club.crest')}</legend>
      <CrestMark crest={crest} size={88} />
      <div>
        <Row
          label={t('club.crest.shape')}
          all={CREST_SHAPES}
          chosen={crest.shape}
          name={(one) => t(SHAPES[one])}
          onChange={(shape) => onChange({ ...crest, shape })}
        />
        <Row
          label={t('club.crest.colour')}
          all={CREST_COLOURS}
          chosen={crest.colour}
          name={(one) => t(COLOURS[one])}
          onChange={(colour) => onChange({ ...crest, colour })}
        />
        <Row
          label={t('club.crest.sign')}
          all={CREST_SIGNS}
          chosen={crest.sign}
          name={(one) => t(SIGNS[one])}
          onChange={(sign) => onChange({ ...crest, sign })}
        />
      </div>
    </fieldset>
  );
}

interface RowProps<V extends string> {
  readonly label: string;
  readonly all: readonly V[];
  readonly chosen: V;
  readonly name: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Row<V extends string>({ label, all, chosen, name, onChange }: RowProps<V>): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="text" value={chosen} onChange={(event) => onChange(all[event.target.selectedIndex] ?? chosen)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
