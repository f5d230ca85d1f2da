import { Explanations } from '@naos/table-ui';
import { BookOpen, Text } from 'lucide-react';
import { type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { HeadPlace } from '../shell/head-place.ts';
import { useTitle } from '../shell/use-title.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useLanguage, useT } from '../words/index.ts';

interface TableHeadProps {
  readonly game: string;
  readonly note: string;
  readonly children?: ReactNode;
}

// The same element every time: React does not look into it again.
const WORDS = <Text size={17} aria-hidden="true" />;
const RULES = <BookOpen size={17} aria-hidden="true" />;

/** A table's head, in the site's own header: what is played, with whom, and the tools. */
export function TableHead({ game, note, children }: TableHeadProps): ReactElement | null {
  const t = useT();
  const title = titleOf(game, useLanguage());
  useTitle(title);
  const textMode = useSettings((settings) => settings.textMode);
  const place = useContext(HeadPlace);
  const tools = useRef<HTMLDivElement>(null);
  if (place === null) return null;
  return createPortal(
    <div className="table-head">
      <h1>{title}</h1>
      <p className="note">{note}</p>
      <div className="table-tools" ref={tools}>
        {children}
        <button
          type="button"
          className="btn quiet tool in-words"
          aria-label={t('table.words')}
          aria-pressed={textMode}
          data-explain={t('settings.text-mode.why')}
          onClick={() => changeSettings({ textMode: !textMode })}
        >
          {WORDS}
          <span>{t('table.words')}</span>
        </button>
        <Link
          className="btn quiet tool"
          href={`/learn/${game}`}
          aria-label={t('table.rules')}
          data-explain={t('table.rules.why')}
        >
          {RULES}
          <span>{t('table.rules')}</span>
        </Link>
        <Explanations root={tools} />
      </div>
    </div>,
    place,
  );
}
