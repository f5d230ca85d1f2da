import type { Vocabulary } from '@naos/engine';
import type { Advice, AdviceCell, Adviser } from '@naos/game-module';
import type { Scene } from '@naos/table-ui';
import type { Language, Say } from '@naos/words';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import { useLanguage, useT } from '../words/index.ts';

interface AdviceCardProps {
  readonly game: string;
  readonly adviser: Adviser<Vocabulary>;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  readonly onClose?: () => void;
}

/** What an adviser has to say about the present situation: worked out in a worker from the seat's own view. */
export function AdviceCard({ game, adviser, scene, say, onClose }: AdviceCardProps): ReactElement {
  const t = useT();
  const id = useId();
  const advice = useAdvice(game, adviser.id, scene);
  return (
    <section className="advice card" aria-labelledby={id}>
      <h2 id={id}>{say(adviser.title)}</h2>
      <div aria-live="polite">
        {advice === null && <p className="soft">{t('hint.thinking')}</p>}
        {advice === 'failed' && <p className="soft">{t('hint.failed')}</p>}
        {advice !== null && advice !== 'failed' && <Figures advice={advice} title={say(adviser.title)} say={say} />}
      </div>
      {onClose !== undefined && (
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {t('site.close')}
          </button>
        </div>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly advice: Advice;
  readonly title: string;
  readonly say: Say;
}

function Figures({ advice, title, say }: FiguresProps): ReactElement {
  const language = useLanguage();
  const [first, ...columns] = advice.columns;
  return (
    <>
      {advice.text.map((text) => (
        <p key={text.key}>{say(text)}</p>
      ))}
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first === undefined ? '' : say(first)}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {advice.rows.map(({ name, cells, marked }) => (
            <tr key={say(name)} data-marked={marked ?? false}>
              <th scope="row">{say(name)}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]?.key ?? i}>{shown(cell, say, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{say(advice.note)}</p>
    </>
  );
}

/** A chance as a figure with a bar behind it, a mean with one decimal. */
function shown(cell: AdviceCell, say: Say, language: Language): ReactElement {
  if ('says' in cell) return <span>{say(cell.says)}</span>;
  if ('mean' in cell) return <span>{cell.mean.toLocaleString(language, { maximumFractionDigits: 1 })}</span>;
  const percent = Math.round(cell.chance * 100);
  return (
    <span className="chance">
      {percent} %
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className="chance-all" />
        <rect width={percent} height="4" className="chance-part" />
      </svg>
    </span>
  );
}

function useAdvice(game: string, adviser: string, { situation, seat }: Scene<Vocabulary>): Advice | 'failed' | null {
  const { view } = situation;
  const [known, setKnown] = useState<{ readonly view: unknown; readonly advice: Advice | 'failed' } | null>(null);
  useEffect(() => {
    if (seat === null) return;
    const desk = new BotDesk();
    desk.advise({ game, adviser, view, seat }).then(
      (advice) => setKnown({ view, advice }),
      () => setKnown({ view, advice: 'failed' }),
    );
    return () => desk.close();
  }, [game, adviser, view, seat]);
  return known?.view === view ? known.advice : null;
}
