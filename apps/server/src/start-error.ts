import { codeOf, messageOf } from './problem.ts';
import { DamageError } from './store/database.ts';

/** The server can't start; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Turns what the system says about a port and an address into a sentence that says what to do. */
export function explainListening(
  problem: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): StartError {
  const code = codeOf(problem);
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account: choose one above 1023 with PORT.`);
  return new StartError(
    `HOST=${host} is no address of this machine (${messageOf(problem)}): leave HOST out to listen at all it has, or take 127.0.0.1 for this machine only.`,
  );
}

/** Turns what the system says about a folder or a database into a sentence that says what to do. */
export function explainStart(problem: unknown, store: string): StartError {
  if (problem instanceof StartError) return problem;
  if (problem instanceof DamageError) return new StartError(problem.message);
  const message = messageOf(problem);
  if (/^postgres/.test(store))
    return new StartError(
      `The database at DATABASE_URL can't be used (${message || codeOf(problem)}): check the address and that it is running.`,
    );
  const isFull = codeOf(problem) === 'ENOSPC' || /is full$/.test(message);
  return new StartError(
    `The data folder can't be written (${store}: ${message}): ${isFull ? 'make room on its disk' : 'give this account the right to write there'}, or choose another folder with NAOS_DATA.`,
  );
}
