import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Line, Say } from '@naos/words';
import { type ReactElement, useEffect, useState } from 'react';
import { BotDesk, type BotReply } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useT } from '../words/index.ts';

interface HintsProps {
  readonly loaded: AnyLoadedGame;
  readonly scene: Scene<Vocabulary>;
  readonly say: Say;
  readonly onChoose: (move: Vocabulary['move']) => void;
  readonly onClose: () => void;
}

const MOST_MOVES = 3;

/** What the strongest bot would do in this seat, from what this seat knows. */
export function Hints({ loaded, scene, say, onChoose, onClose }: HintsProps): ReactElement {
  const t = useT();
  const { reply, reasons } = useAdvice(loaded, scene);
  const { moves, view } = scene.situation;
  const ranked = reply === null || reply === 'failed' ? [] : advised(reply);
  const rows = ranked.flatMap(({ move: text, value }) => {
    const move = moves.find((one) => loaded.game.write(one) === text);
    return move === undefined ? [] : [{ move, text, value }];
  });
  return (
    <section className="recap card" aria-live="polite">
      <h2>{t('hint.title')}</h2>
      {reply === null && <p className="soft">{t('hint.thinking')}</p>}
      {reply === 'failed' && <p className="soft">{t('hint.failed')}</p>}
      <ol className="hints">
        {rows.slice(0, MOST_MOVES).map(({ move, text, value }) => (
          <li key={text}>
            <span>{say(loaded.words.move(move, view))}</span>
            {value !== null && <span className="note">{t('hint.value', { percent: Math.round(value * 100) })}</span>}
            <button type="button" className="btn" onClick={() => onChoose(move)}>
              {t('hint.do')}
            </button>
            {text === rows[0]?.text && reasons.length > 0 && (
              <span className="note reasons">{t('hint.because', { list: reasons.map(say).join(', ') })}</span>
            )}
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

interface Counsel {
  readonly reply: BotReply | 'failed' | null;
  /** What carries the first move, against the second. */
  readonly reasons: readonly Line[];
}

const NOTHING: Counsel = { reply: null, reasons: [] };

function useAdvice(loaded: AnyLoadedGame, { situation, seat, version }: Scene<Vocabulary>): Counsel {
  const [known, setKnown] = useState<(Counsel & { readonly version: number }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the situation
  useEffect(() => {
    if (seat === null) return;
    const desk = new BotDesk();
    const { view } = situation;
    const game = loaded.game.id;
    const ask = async () => {
      const shelf = await gameModuleOf(game)?.bots();
      const reply = await desk.ask({ game, bot: shelf?.levels.at(-1) ?? '', view, seat, seed: version + 1 });
      setKnown({ version, reply, reasons: [] });
      const [first, second] = reply.ranked;
      if (first === undefined || second === undefined) return;
      // A hint without reasons is a hint still.
      const reasons = await desk.explain({ game, view, seat, better: first.move, other: second.move }).catch(() => []);
      setKnown({ version, reply, reasons });
    };
    ask().catch(() => setKnown({ version, reply: 'failed', reasons: [] }));
    return () => desk.close();
  }, [loaded, version, seat]);
  return known?.version === version ? known : NOTHING;
}
