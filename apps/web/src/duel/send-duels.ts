import { ApiProblem, api } from '../online/api.ts';
import { noteSent, unsentDuels } from '../store/duels.ts';
import { useSettings } from '../store/settings.ts';
import { loadTable } from '../store/tables.ts';

let sending: Promise<void> | null = null;

/** Sends the duels that the server has not heard of; without a server they wait for the next time. */
export function sendDuels(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const unsent = unsentDuels();
  if (unsent.length === 0) return;
  try {
    await api.arrive(useSettings.getState().name);
    for (const { day, game, table } of unsent) {
      const saved = loadTable(table);
      if (saved === null) noteSent(day, game, 'edited');
      else {
        const answer = await api.sendDuel(day, game, saved.text);
        noteSent(day, game, answer.counted ? 'counted' : answer.why);
      }
    }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
  }
}
