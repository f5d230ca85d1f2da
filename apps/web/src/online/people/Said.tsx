import type { ReactElement } from 'react';
import { useT } from '../../words/index.ts';
import { REACTIONS } from './reaction-list.ts';

/** What somebody has said; a reaction as its own sign, because not every device has a font with such letters. */
export function Said({ text }: { readonly text: string }): ReactElement {
  const t = useT();
  const reaction = REACTIONS.find(({ sign }) => sign === text);
  if (reaction === undefined) return <>{text}</>;
  const { Icon, name } = reaction;
  return <Icon className="reaction" size={24} role="img" aria-label={t(name)} />;
}
