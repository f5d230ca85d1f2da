import type { AnyGameModule } from '@naos/game-module';
import { useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { beginTable, botNames, middleLevel } from './begin.ts';
import { useBegin } from './use-begin.ts';

/** What a button that plays at once needs. */
interface PlayNow {
  readonly press: () => void;
  /** The first press on a device has a coach offered: begins the game when that is answered. */
  readonly offering: boolean;
  readonly begin: () => void;
  readonly cancel: () => void;
}

/** One click: the person against bots of the middle level, at a table on this device. */
export function usePlayNow({ id, seats }: Pick<AnyGameModule, 'id' | 'seats'>): PlayNow {
  const t = useT();
  const start = useBegin();
  const name = useSettings((settings) => settings.name);
  const asks = useSettings(({ coach }) => coach === 'offer');
  const [offering, offer] = useState(false);
  const begin = () =>
    start(async () => {
      const level = await middleLevel(id);
      const others = Math.max(seats.min, Math.min(2, seats.max)) - 1;
      const bots = botNames(t('bot.names'), others).map((bot) => ({ kind: 'bot' as const, name: bot, level }));
      return beginTable(id, [{ kind: 'person', name: name || t('site.guest') }, ...bots]);
    });
  return {
    press: () => (asks ? offer(true) : begin()),
    offering,
    begin,
    cancel: () => offer(false),
  };
}
