import { codeOf, messageOf } from './problem.ts';
import { DamageError } from './store/database.ts';

/** The server can't start; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Turns what the system says about a folder, a database or a port into a sentence that says what to do. */
export function explainStart(problem: unknown, where: { readonly port: number; readonly store: string }): StartError {
  if (problem instanceof StartError) return problem;
  if (problem instanceof DamageError) return new StartError(problem.message);
  const [code, message] = [codeOf(problem), messageOf(problem)];
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${where.port} is in use by another program: stop that one, or choose another port, for example PORT=${where.port + 1}.`,
    );
  }
  if (code === 'EACCES' && /listen/.test(message)) {
    return new StartError(`Port ${where.port} may not be used by this account: choose one above 1023 with PORT.`);
  }
  if (/^postgres/.test(where.store)) {
    return new StartError(
      `The database at DATABASE_URL can't be used (${message || code}): check the address and that it is running.`,
    );
  }
  return new StartError(
    `The data folder can't be written (${where.store}: ${message}): give this account the right to write there, or choose another folder with NAOS_DATA.`,
  );
}
