import type { AnyGameModule } from '@naos/game-module';
import { type ReactElement, useState } from 'react';
import { useLanguage, useT } from '../words/index.ts';
import { Box } from './Box.tsx';
import { NewLocalTable } from './NewLocalTable.tsx';
import { NewOnlineTable } from './NewOnlineTable.tsx';

/** A new table: with friends by a link, or on this device with bots and whoever sits beside you. */
export function NewTable({
  gameModule,
  onClose,
}: {
  readonly gameModule: AnyGameModule;
  readonly onClose: () => void;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [where, setWhere] = useState<'link' | 'here'>('link');
  return (
    <Box title={t('new.title', { game: gameModule.title[language] })} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons, not a form */}
      <div className="seg wide" role="group" aria-label={t('new.where')}>
        <button type="button" aria-pressed={where === 'link'} onClick={() => setWhere('link')}>
          {t('new.link')}
        </button>
        <button type="button" aria-pressed={where === 'here'} onClick={() => setWhere('here')}>
          {t('new.here')}
        </button>
      </div>
      {where === 'here' ? <NewLocalTable gameModule={gameModule} /> : <NewOnlineTable gameModule={gameModule} />}
    </Box>
  );
}
