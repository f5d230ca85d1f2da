import { useSettings } from '../store/settings.ts';
import { botNames } from '../table/begin.ts';
import { useBegin } from '../table/use-begin.ts';
import { useT } from '../words/index.ts';

/** Begins today's duel of a game, or goes on with it. */
export function useDuel(game: string): () => void {
  const t = useT();
  const begin = useBegin();
  const name = useSettings((settings) => settings.name);
  return () => {
    const [bot = ''] = botNames(t('bot.names'), 1);
    begin(async () => {
      const { beginDuel } = await import('./begin-duel.ts');
      return beginDuel(game, name || t('site.guest'), bot);
    });
  };
}
