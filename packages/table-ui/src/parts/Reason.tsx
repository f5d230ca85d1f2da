import type { WhyNot } from '@naos/engine';
import { type Line, line, type Say } from '@naos/words';
import { Ban } from 'lucide-react';
import type { ReactElement } from 'react';

interface ReasonProps {
  readonly reason: { readonly text: Line; readonly rule: WhyNot['rule'] | null };
  readonly ruleHref?: (id: string) => string;
  readonly say: Say;
}

/** Why something is not allowed, with its rule. */
export function Reason({ reason, ruleHref, say }: ReasonProps): ReactElement {
  return (
    <p className="why-not">
      <Ban size={16} aria-hidden="true" />
      <span>{say(reason.text)}</span>
      {reason.rule !== null && ruleHref !== undefined && (
        <a href={ruleHref(reason.rule)}>{say(line('table.rule', { id: reason.rule }))}</a>
      )}
    </p>
  );
}
