import type { DuelStanding } from '@naos/protocol';
import { Image } from 'lucide-react';
import type { ReactElement } from 'react';
import { Share } from '../ending/Share.tsx';
import { ownId } from '../online/api.ts';
import { useLanguage, useT } from '../words/index.ts';
import { type Fared, passed } from './ladder.ts';

interface DuelShareProps {
  /** The game's name and its id. */
  readonly game: string;
  readonly id: string;
  readonly day: string;
  readonly date: string;
  readonly mine: Fared;
  readonly standing: Pick<DuelStanding, 'levels' | 'rank'>;
}

/** A few lines of text that give nothing of the deal away, and the link whose picture says the same. */
export function DuelShare({ game, id, day, date, mine, standing }: DuelShareProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { points, other, place } = mine;
  const how = place !== 1 ? 'lost' : points === other ? 'drew' : 'won';
  const squares = passed(mine, standing).map((is) => (is ? '🟩' : '⬜'));
  const lines = [
    t('duel.share.head', { day: date }),
    t('duel.share.line', { game, points, other, how }),
    ...(squares.length === 0 ? [] : [t('duel.share.levels', { squares: squares.join('') })]),
  ];
  const me = ownId();
  const isCounted = standing.rank !== null && me !== '';
  const path = isCounted ? `/duel/${id}/${day}/${me}` : `/duel/${id}/${day}`;
  return (
    <section className="duel-share">
      <pre>{lines.join('\n')}</pre>
      <div className="row">
        <Share text={lines.join('\n')} url={new URL(path, location.href).href} />
        {isCounted && (
          <a className="btn" href={`/picture/duel.png?${new URLSearchParams({ of: path, lang: language })}`} download>
            <Image size={17} aria-hidden="true" />
            {t('duel.picture')}
          </a>
        )}
      </div>
    </section>
  );
}
