import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { allGameModules } from '../games/game-modules.ts';
import { ApiProblem } from '../online/api.ts';
import { findAnyone } from '../online/quick.ts';
import { clockText } from '../online/table/clock-text.ts';
import { useLanguage, useT } from '../words/index.ts';
import { CLOCK_NAMES, CLOCKS } from './clocks.ts';

/** Anyone, now: a game and a clock, and whoever is there. */
export function Quick(): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [, go] = useLocation();
  const [game, setGame] = useState(allGameModules[0]?.id ?? '');
  const [clock, setClock] = useState<(typeof CLOCK_NAMES)[number]>('quick');
  const [state, setState] = useState<'ready' | 'busy' | 'offline'>('ready');
  const find = async (): Promise<void> => {
    setState('busy');
    try {
      go(`/t/${await findAnyone(game, CLOCKS[clock])}`);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setState('offline');
    }
  };
  return (
    <div className="quick">
      <h2>{t('quick.title')}</h2>
      <p className="soft">{t('quick.below')}</p>
      <div className="row">
        <select
          className="text"
          aria-label={t('quick.game')}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        >
          {allGameModules.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
        <select
          className="text"
          aria-label={t('quick.clock')}
          value={clock}
          onChange={(event) => setClock(CLOCK_NAMES[event.target.selectedIndex] ?? 'quick')}
        >
          {CLOCK_NAMES.map((one) => (
            <option key={one} value={one}>
              {clockText(CLOCKS[one], t)}
            </option>
          ))}
        </select>
        <button type="button" className="btn strong" disabled={state === 'busy'} onClick={() => void find()}>
          {t('quick.go')}
        </button>
      </div>
      {state === 'offline' && (
        <p className="notice" role="alert">
          {t('quick.offline')}
        </p>
      )}
    </div>
  );
}
