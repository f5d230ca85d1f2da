import { ORACLE } from '@naos/bots/oracle';
import type { AnyGameModule } from '@naos/game-module';
import type { ReactElement } from 'react';
import { allGameModules } from '../games/game-modules.ts';
import { BotAbout } from '../home/BotAbout.tsx';
import { Chip } from '../home/Chip.tsx';
import { useShelf } from '../home/use-shelf.ts';
import { levelText } from '../online/table/seat-name.ts';
import { useTitle } from '../shell/use-title.ts';
import { figuresIn, type LevelFigure, ladderOf } from '../strength/figures.ts';
import { useLanguage, useT } from '../words/index.ts';
import '../styles/strength.css';

/** The measurements' own page, as it lies in the source: there is no second list to forget. */
const PAGES = import.meta.glob<string>('../../../../docs/bots-strength.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const FIGURES = figuresIn(Object.values(PAGES).join('\n'));

/** How strong the bots are: the ladder of each game, and what each level forgets. */
export default function Strength(): ReactElement {
  const t = useT();
  useTitle(t('strength.title'));
  return (
    <main className="page narrow strength">
      <h1>{t('strength.title')}</h1>
      <p className="soft lead">{t('strength.below')}</p>
      {allGameModules.map((gameModule) => (
        <GameLadder key={gameModule.id} gameModule={gameModule} figures={FIGURES.get(gameModule.id) ?? []} />
      ))}
      <p className="note">{t('strength.source')}</p>
    </main>
  );
}

interface GameLadderProps {
  readonly gameModule: AnyGameModule;
  readonly figures: readonly LevelFigure[];
}

function GameLadder({ gameModule, figures }: GameLadderProps): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const shelf = useShelf(gameModule);
  if (figures.length === 0) return null;
  const ladder = ladderOf(figures).toReversed();
  const most = Math.max(1, ladder[0]?.elo ?? 1);
  return (
    <section>
      <h2>
        <Chip game={gameModule.id} size={32} /> {gameModule.title[language]}
      </h2>
      <ol>
        {/* Above the levels, and without a figure as long as nobody has measured it. */}
        {shelf?.besides.includes(ORACLE) === true && (
          <li>
            <b>{levelText(ORACLE, t)}</b>
            <span className="elo">?</span>
            <small>{t('strength.unmeasured')}</small>
            <BotAbout
              id={`${gameModule.id}-${ORACLE}`}
              level={ORACLE}
              game={gameModule.id}
              shelf={shelf}
              remembers={false}
            />
          </li>
        )}
        {ladder.map(({ level, elo }) => {
          const figure = figures.find((one) => one.level === level);
          return (
            <li key={level}>
              <b>{levelText(level, t)}</b>
              <i style={{ '--part': elo / most }} aria-hidden="true" />
              <span className="elo" title={t('strength.elo')}>
                +{elo}
              </span>
              <small>{figure === undefined ? t('strength.lowest') : against(figure, t)}</small>
              {shelf !== null && (
                <BotAbout
                  id={`${gameModule.id}-${level}`}
                  level={level}
                  game={gameModule.id}
                  shelf={shelf}
                  remembers={false}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function against({ measured, low, high, games }: LevelFigure, t: ReturnType<typeof useT>): string {
  const whole = (share: number): number => Math.round(100 * share);
  const range = t('strength.range', { measured: whole(measured), low: whole(low), high: whole(high), games });
  return `${t('strength.score')}: ${range}`;
}
