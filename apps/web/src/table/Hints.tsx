import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Say } from '@naos/words';
import { type ReactElement, useEffect, useState } from 'react';
import { BotDesk, type BotReply } from '../bots/bot-desk.ts';
import { doorOf } from '../kit/doors.ts';
import type { AnyKit } from '../kit/kit.ts';
import { useT } from '../words/index.ts';

interface HintsProps {
  readonly kit: AnyKit;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  readonly onChoose: (move: Vocabulary['move']) => void;
  readonly onClose: () => void;
}

const MOST = 3;

/** What the strongest bot would do in this seat, from what this seat knows. */
export function Hints({ kit, scene, say, onChoose, onClose }: HintsProps): ReactElement {
  const t = useT();
  const reply = useAdvice(kit, scene);
  const { moves, view } = scene.situation;
  const ranked = reply === null || reply === 'failed' ? [] : advised(reply);
  const rows = ranked.flatMap(({ move: text, value }) => {
    const move = moves.find((one) => kit.game.write(one) === text);
    return move === undefined ? [] : [{ move, text, value }];
  });
  return (
    <section className="recap card" aria-live="polite">
      <h2>{t('hint.title')}</h2>
      {reply === null && <p className="soft">{t('hint.thinking')}</p>}
      {reply === 'failed' && <p className="soft">{t('hint.failed')}</p>}
      <ol className="hints">
        {rows.slice(0, MOST).map(({ move, text, value }) => (
          <li key={text}>
            <span>{say(kit.words.move(move, view))}</span>
            {value !== null && <span className="note">{t('hint.value', { percent: Math.round(value * 100) })}</span>}
            <button type="button" className="btn" onClick={() => onChoose(move)}>
              {t('hint.do')}
            </button>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {t('site.close')}
        </button>
      </div>
    </section>
  );
}

/** Ranked moves with their win chance where the bot gives one between 0 and 1; else the one move that it would make. */
function advised({ move, ranked, winChance }: BotReply): { readonly move: string; readonly value: number | null }[] {
  if (ranked.length === 0) return [{ move, value: winChance }];
  return ranked.map((row) => ({ move: row.move, value: row.value >= 0 && row.value <= 1 ? row.value : null }));
}

function useAdvice(kit: AnyKit, { situation, seat, version }: Scene<Vocabulary>): BotReply | 'failed' | null {
  const [known, setKnown] = useState<{ readonly version: number; readonly reply: BotReply | 'failed' } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the situation
  useEffect(() => {
    if (seat === null) return;
    const desk = new BotDesk();
    const ask = async () => {
      const shelf = await doorOf(kit.game.id)?.bots();
      const bot = shelf?.levels.at(-1) ?? '';
      return desk.ask({ game: kit.game.id, bot, view: situation.view, seat, seed: version + 1 });
    };
    ask().then(
      (reply) => setKnown({ version, reply }),
      () => setKnown({ version, reply: 'failed' }),
    );
    return () => desk.close();
  }, [kit, version, seat]);
  return known?.version === version ? known.reply : null;
}
