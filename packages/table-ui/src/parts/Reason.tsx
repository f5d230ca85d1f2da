import type { WhyNot } from '@naos/engine';
import { type Line, line, type Say } from '@naos/words';
import { Ban } from 'lucide-react';
import type { ReactElement } from 'react';

interface ReasonProps {
  readonly reason: { readonly text: Line; readonly rule: WhyNot['rule'] | null } | null;
  /** The held move can't be taken back. */
  readonly final: boolean;
  readonly ruleHref?: (id: string) => string;
  readonly say: Say;
}

/** The line under the prompt: why something is not allowed, with its rule, or that a step is final. */
export function Reason({ reason, final, ruleHref, say }: ReasonProps): ReactElement | null {
  if (reason !== null) {
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
  return final ? <p>{say(line('table.final'))}</p> : null;
}
