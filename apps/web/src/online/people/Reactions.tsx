import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';
import { REACTIONS } from './reaction-list.ts';

/** Quick reactions above the field of the chat. */
export function Reactions({ onSay }: { readonly onSay: (text: string) => void }): ReactElement {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form
    <div className="reactions" role="group" aria-label={t('talk.reactions')}>
      {REACTIONS.map(({ sign, name, Icon }) => (
        <button
          key={sign}
          type="button"
          className="icon"
          aria-label={t(name)}
          title={t(name)}
          onClick={() => onSay(sign)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
