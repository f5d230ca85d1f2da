import type { RulesSection, Say } from '@naos/words';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { entriesOf } from './rules-sections.ts';

interface RuleEntriesProps {
  readonly section: RulesSection;
  readonly rule: string | null;
  /** Rules that have a row of their own in the section's table. */
  readonly tabled: readonly string[];
  /** Where the rules of the game are. */
  readonly home: string;
  readonly say: Say;
}

/** The entries of a section: what is said, with the numbers of the rules that it tells; the one looked up is marked. */
export function RuleEntries({ section, rule, tabled, home, say }: RuleEntriesProps): ReactElement {
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule !== null) marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [rule]);
  return (
    <>
      {entriesOf(section, rule, tabled).map(({ text, rules, now }) => (
        <div key={text.key} className="rule-entry" data-now={now} ref={now ? marked : undefined}>
          <p>{say(text)}</p>
          {rules.length > 0 && (
            <ul className="rule-ids">
              {rules.map((id) => (
                <li key={id}>
                  <Link href={`${home}/${id}`} aria-current={id === rule ? 'true' : undefined}>
                    {id}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}
