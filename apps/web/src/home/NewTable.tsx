import type { AnyDoor } from '@naos/door';
import type { ReactElement } from 'react';
import { useLanguage, useT } from '../words/index.ts';
import { Box } from './Box.tsx';
import { NewLocalTable } from './NewLocalTable.tsx';

/** A new table on this device, with bots and whoever sits beside you. */
export function NewTable({ door, onClose }: { readonly door: AnyDoor; readonly onClose: () => void }): ReactElement {
  const t = useT();
  const language = useLanguage();
  return (
    <Box title={t('new.title', { game: door.title[language] })} onClose={onClose}>
      <NewLocalTable door={door} />
    </Box>
  );
}
