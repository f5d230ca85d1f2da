import { CREST_COLOURS, CREST_SHAPES, CREST_SIGNS, type Crest } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { CrestMark } from './CrestMark.tsx';

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
          name={(one) => t(`club.shape.${one}`)}
          onChange={(shape) => onChange({ ...crest, shape })}
        />
        <Row
          label={t('club.crest.colour')}
          all={CREST_COLOURS}
          chosen={crest.colour}
          name={(one) => t(`club.colour.${one}`)}
          onChange={(colour) => onChange({ ...crest, colour })}
        />
        <Row
          label={t('club.crest.sign')}
          all={CREST_SIGNS}
          chosen={crest.sign}
          name={(one) => t(`club.sign.${one}`)}
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
