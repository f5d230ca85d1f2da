import type { RulesRow } from '@naos/table-ui';
import type { RulesSection, Say } from '@naos/words';
import { Link2, Search } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { copyText } from '../shell/copy.ts';
import { useTitle } from '../shell/use-title.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { useLanguage, useSay, useT } from '../words/index.ts';
import { RuleEntries } from './RuleEntries.tsx';
import { RulesTable } from './RulesTable.tsx';
import { sectionOf, span } from './rules-sections.ts';

type Tables = Readonly<Record<string, readonly RulesRow[]>>;

/** A game's rules in our own words: searchable, every rule with its number in the address. */
export default function Rules({ game, rule }: { readonly game: string; readonly rule: string | null }): ReactElement {
  const loaded = useLoadedGame(game);
  const say = useSay(loaded?.words.catalogs ?? null);
  if (loaded === null) return <Waiting />;
  return (
    <Reference game={game} rule={rule} sections={loaded.words.rules} tables={loaded.board?.tables ?? {}} say={say} />
  );
}

interface ReferenceProps {
  readonly game: string;
  readonly tables: Tables;
  readonly rule: string | null;
  readonly sections: readonly RulesSection[];
  readonly say: Say;
}

function Reference({ game, rule, sections, tables, say }: ReferenceProps): ReactElement {
  const t = useT();
  const title = titleOf(game, useLanguage());
  useTitle(t('rules.of', { game: title }));
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => sections.filter((section) => fits(section, wanted, say)), [sections, wanted, say]);
  const shown = sectionOf(sections, rule) ?? sections[0];
  const count = new Set(sections.flatMap(({ rules }) => rules)).size;
  useEffect(() => {
    if (rule !== null) document.getElementById('rule')?.scrollIntoView({ block: 'nearest' });
  }, [rule]);
  return (
    <main className="rules">
      <div className="rules-list">
        <h1>{t('rules.of', { game: title })}</h1>
        <label className="find">
          <Search size={18} aria-hidden="true" />
          <span className="unseen">{t('rules.find')}</span>
          <input
            className="text"
            type="search"
            placeholder={t('rules.find')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="note" role="status">
          {wanted === '' ? t('rules.count', { n: count }) : t('rules.found', { n: found.length })}
        </p>
        <nav aria-label={t('rules.contents')}>
          <ul>
            {found.map((section) => (
              <li key={section.id}>
                <Link href={`/learn/${game}/${section.id}`} aria-current={section === shown ? 'page' : undefined}>
                  <span>{say(section.title)}</span>
                  <small>{span(section.rules)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shown !== undefined && (
        <Article game={game} section={shown} rows={tables[shown.id] ?? []} rule={rule} say={say} />
      )}
    </main>
  );
}

interface ArticleProps {
  readonly game: string;
  readonly rows: readonly RulesRow[];
  readonly section: RulesSection;
  readonly rule: string | null;
  readonly say: Say;
}

function Article({ game, section, rows, rule, say }: ArticleProps): ReactElement {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const address = `/learn/${game}/${rule ?? section.id}`;
  const copy = () => void copyText(new URL(address, location.href).href).then(setCopied);
  return (
    <article className="rule" id="rule">
      <div className="rule-head">
        <Link className="btn strong" href={`/learn/${game}/lesson`}>
          {t('rules.try')}
        </Link>
        <button type="button" className="btn" onClick={copy}>
          <Link2 size={18} aria-hidden="true" />
          <span aria-live="polite">{t(copied ? 'site.copied' : 'site.copy-link')}</span>
        </button>
      </div>
      <h2>{say(section.title)}</h2>
      <RuleEntries
        section={section}
        rule={rule}
        tabled={rows.map((row) => row.rule)}
        home={`/learn/${game}`}
        say={say}
      />
      {rows.length > 0 && <RulesTable rows={rows} rule={rule} home={`/learn/${game}`} say={say} />}
    </article>
  );
}

function fits(section: RulesSection, wanted: string, say: Say): boolean {
  const words = wanted.toLowerCase().trim();
  if (words === '') return true;
  if (section.rules.some((id) => id.startsWith(words))) return true;
  return [section.title, ...section.paragraphs].some((line) => say(line).toLowerCase().includes(words));
}
