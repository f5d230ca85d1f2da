import { ApiProblem, api, ownId } from '../online/api.ts';
import { noteTriesSent, unsentTries } from '../store/puzzles.ts';

/** The server takes so many at once. */
const MOST = 500;

let sending: Promise<void> | null = null;

/** Tells the server what was tried here and hears of other devices; nobody becomes known there for a puzzle alone. */
export function sendTries(): Promise<void> {
  sending ??= exchange().finally(() => {
    sending = null;
  });
  return sending;
}

async function exchange(): Promise<void> {
  if (ownId() === '') return;
  const tries = unsentTries().slice(0, MOST);
  try {
    const known = await api.puzzles(tries);
    noteTriesSent(tries, known.tries);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
  }
}
