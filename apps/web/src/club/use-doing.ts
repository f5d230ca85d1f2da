import { useState } from 'react';
import { ApiProblem } from '../online/api.ts';
import { useT } from '../words/index.ts';
import { refusalText } from '../words/refusal.ts';

/** Does something at the server, and says in a sentence why it could not be done. */
export function useDoing() {
  const t = useT();
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(refusalText(error, t));
      return false;
    }
  };
  return { act, problem };
}
