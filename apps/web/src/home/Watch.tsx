import type { Vocabulary } from '@naos/engine';
import type { TableCard } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { type AnyLoadedGame, loadGame } from '../games/loaded-game.ts';
import { ApiProblem, api } from '../online/api.ts';
import { gameView } from '../online/connection/game-view.ts';
import { seatNames } from '../online/table/seat-name.ts';
import { SmallBoard } from '../table/SmallBoard.tsx';
import { useLanguage, useT } from '../words/index.ts';

const AGAIN_MS = 15_000;
const MOST_LOOKED_AT = 10;

/** A game that everybody may watch, and how it stands; null where there is nothing to draw. */
interface Shown {
  readonly card: TableCard;
  readonly loaded: AnyLoadedGame;
  readonly view: Vocabulary['view'] | null;
}

/** A running public game, with people before one of bots alone; else the best of those that ended lately. */
async function look(): Promise<Shown | null> {
  const running = (await api.tables({ status: 'running', limit: MOST_LOOKED_AT })).tables;
  const people = ({ seats }: TableCard): number => seats.filter(({ kind }) => kind === 'person').length;
  const [live] = running.toSorted((a, b) => people(b) - people(a));
  const card = live ?? (await api.bestRecent());
  if (card === null) return null;
  const [loaded, moments] = await Promise.all([
    loadGame(card.game),
    api.moments(card.id, card.version, card.version).catch(() => []),
  ]);
  const latest = moments.at(-1);
  return { card, loaded, view: latest === undefined ? null : gameView(latest.view) };
}

/** Something to watch: one game on a small board. */
export default function Watch(): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let here = true;
    const again = (): void => {
      if (document.visibilityState !== 'visible') return;
      look().then(
        (found) => here && setShown(found),
        (problem: unknown) => {
          // Without a server there is nobody to watch.
          if (!(problem instanceof ApiProblem)) throw problem;
        },
      );
    };
    again();
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  if (shown === null) {
    return (
      <div className="watch">
        <h2>{t('today.now')}</h2>
        <p className="soft">{t('today.quiet')}</p>
      </div>
    );
  }
  const { card } = shown;
  const names = seatNames(card, t, language);
  const points = card.outcome?.points ?? [];
  const game = titleOf(card.game, language);
  const href = card.status === 'running' ? `/t/${card.id}` : `/replay/${card.id}`;
  return (
    <div className="watch">
      <h2>{t(card.status === 'running' ? 'today.now' : 'today.recent')}</h2>
      <Picture {...shown} names={names} />
      <p>
        <b>
          {names.map((name, seat) => [name, points[seat]].filter((one) => one !== undefined).join(' ')).join(' · ')}
        </b>
        <small className="today-note">{game}</small>
      </p>
      <div className="row">
        <Link className="btn" href={href} aria-label={t('today.watch.of', { game, names: names.join(', ') })}>
          {t('today.watch')}
        </Link>
      </div>
    </div>
  );
}

/** The board as those who watch see it. */
function Picture({ card, loaded, view, names }: Shown & { readonly names: readonly string[] }): ReactElement | null {
  if (view === null) return null;
  const seats = card.seats.map(({ kind, seat }) => ({
    seat,
    name: names[seat] ?? '',
    kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
    thinking: card.waiting.includes(seat),
    online: true,
  }));
  return <SmallBoard loaded={loaded} view={view} seat={null} seats={seats} outcome={card.outcome} />;
}
