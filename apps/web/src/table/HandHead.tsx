import type { Vocabulary } from '@naos/engine';
import { type Scene, SeatMark } from '@naos/table-ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { WaitingBell } from '../online/WaitingBell.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLanguage, useT } from '../words/index.ts';

interface HandHeadProps {
  readonly game: string;
  readonly scene: Scene<Vocabulary>;
  readonly tools: ReactNode;
}

/** Over a hand beside the big screen, instead of the site's header: who one is, where the board is, the way back. */
export function HandHead({ game, scene, tools }: HandHeadProps): ReactElement {
  const t = useT();
  const [address] = useLocation();
  const title = titleOf(game, useLanguage());
  useTitle(title);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.holding = 'true';
    return () => {
      dataset.holding = 'false';
    };
  }, []);
  const own = scene.seats.find(({ seat }) => seat === scene.seat);
  return (
    <header className="hand-head">
      <h1 className="unseen">{title}</h1>
      {own !== undefined && <SeatMark seat={own.seat} size={22} />}
      <p>
        <b>{own?.name}</b>
        <span className="note">{t('screen.elsewhere')}</span>
      </p>
      <div className="table-tools">{tools}</div>
      <WaitingBell address={address} />
    </header>
  );
}
