import type { Crest } from '@naos/protocol';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { CrestChoice } from './CrestChoice.tsx';

const LONGEST_CHARACTERS = 40;

interface ClubFieldsProps {
  readonly name: string;
  readonly crest: Crest;
  readonly onName: (name: string) => void;
  readonly onCrest: (crest: Crest) => void;
}

/** What a club is known by: its name and its crest. */
export function ClubFields({ name, crest, onName, onCrest }: ClubFieldsProps): ReactElement {
  const t = useT();
  return (
    <>
      <label className="field">
        <span>{t('club.name')}</span>
        <input
          className="text"
          required
          maxLength={LONGEST_CHARACTERS}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <CrestChoice crest={crest} onChange={onCrest} />
    </>
  );
}
