import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';

/** What is said with one press; each is a line of the chat like any other. */
const REACTIONS = [
  ['👍', 'talk.well-done'],
  ['👏', 'talk.bravo'],
  ['😂', 'talk.funny'],
  ['😮', 'talk.surprised'],
  ['🤔', 'talk.thinking'],
  ['🙏', 'talk.thanks'],
] as const;

/** Quick reactions above the field of the chat. */
export function Reactions({ onSay }: { readonly onSay: (text: string) => void }): ReactElement {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form
    <div className="reactions" role="group" aria-label={t('talk.reactions')}>
      {REACTIONS.map(([sign, name]) => (
        <button
          key={sign}
          type="button"
          className="icon"
          aria-label={t(name)}
          title={t(name)}
          onClick={() => onSay(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
