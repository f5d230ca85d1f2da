import type { Tab } from '@naos/table-ui';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactElement, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { RuleEntries } from '../pages/RuleEntries.tsx';
import { RulesTable } from '../pages/RulesTable.tsx';
import { sectionOf, span } from '../pages/rules-sections.ts';
import { useSay, useT } from '../words/index.ts';

/**
 * The rules beside a table: links to them open a tab there instead of leaving the game. With a key held the browser opens
 * them as it always does.
 */
export function useRulesBeside(loaded: AnyLoadedGame): {
  readonly tabs: readonly Tab[];
  readonly onClickCapture: (event: MouseEvent) => void;
} {
  const t = useT();
  const [shown, setShown] = useState<{ readonly rule: string | null; readonly call: number } | null>(null);
  const home = `/learn/${loaded.game.id}`;
  const onClickCapture = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [, rule = null] = link?.getAttribute('href')?.split(`${home}/`) ?? [];
    const ours = rule !== null || link?.getAttribute('href') === home;
    if (!ours || rule === 'lesson' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    setShown((before) => ({ rule, call: (before?.call ?? 0) + 1 }));
  };
  if (shown === null) return { tabs: [], onClickCapture };
  const onClose = () => setShown(null);
  const content = <RulesPanel loaded={loaded} rule={shown.rule} onClose={onClose} />;
  const tab = { id: 'rules', title: t('table.rules'), call: String(shown.call), asked: true, onClose, content };
  return { tabs: [tab], onClickCapture };
}

interface RulesPanelProps {
  readonly loaded: AnyLoadedGame;
  /** The rule to begin with, or null for the list. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

function RulesPanel({ loaded, rule, onClose }: RulesPanelProps): ReactElement {
  const t = useT();
  const say = useSay(loaded.words.catalogs);
  const sections = loaded.words.rules;
  const home = `/learn/${loaded.game.id}`;
  const section = rule === null ? undefined : sectionOf(sections, rule);
  const rows = loaded.board?.tables?.[section?.id ?? ''] ?? [];
  return (
    <section className="rules-beside" aria-label={t('table.rules')}>
      <div className="row">
        <button type="button" className="btn strong" onClick={onClose}>
          {t('rules.back')}
        </button>
        {section !== undefined && (
          <a className="btn" href={home}>
            <ArrowLeft size={17} aria-hidden="true" />
            {t('rules.contents')}
          </a>
        )}
      </div>
      {section === undefined ? (
        <ul>
          {sections.map(({ id, title, rules }) => (
            <li key={id}>
              <a href={`${home}/${id}`}>
                <span>{say(title)}</span> <small>{span(rules)}</small>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <article>
          <h2>{say(section.title)}</h2>
          {rule !== section.id && <p className="note">{t('rules.number', { id: rule ?? '' })}</p>}
          <RuleEntries section={section} rule={rule} tabled={rows.map((row) => row.rule)} home={home} say={say} />
          <RulesTable rows={rows} rule={rule} home={home} say={say} />
        </article>
      )}
    </section>
  );
}
