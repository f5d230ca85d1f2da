import type { AnyGameModule } from '@naos/game-module';
import { useSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { beginTable, botNames, middleLevel } from './begin.ts';
import { useBegin } from './use-begin.ts';

/** One click: the person against bots of the middle level, at a table on this device. */
export function usePlayNow({ id, seats }: Pick<AnyGameModule, 'id' | 'seats'>): () => void {
  const t = useT();
  const begin = useBegin();
  const name = useSettings((settings) => settings.name);
  return () =>
    begin(async () => {
      const level = await middleLevel(id);
      const others = Math.max(seats.min, Math.min(2, seats.max)) - 1;
      const bots = botNames(t('bot.names'), others).map((bot) => ({ kind: 'bot' as const, name: bot, level }));
      return beginTable(id, [{ kind: 'person', name: name || t('site.guest') }, ...bots]);
    });
}
