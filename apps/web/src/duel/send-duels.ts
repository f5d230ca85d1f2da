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
    for (const { day, game, table } of unsent) await send(day, game, table);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
  }
}

/** Refusals that are over in a while: what is behind it waits too. */
const LATER: readonly string[] = ['offline', 'slow down'];

async function send(day: string, game: string, table: string): Promise<void> {
  const saved = loadTable(table);
  if (saved === null) {
    noteSent(day, game, 'edited');
    return;
  }
  try {
    const answer = await api.sendDuel(day, game, saved.text);
    noteSent(day, game, answer.counted ? 'counted' : answer.why);
  } catch (problem) {
    // One that the server can't even read keeps no other one back.
    if (!(problem instanceof ApiProblem) || LATER.includes(problem.code)) throw problem;
  }
}
