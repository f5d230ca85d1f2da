import { Worker } from 'node:worker_threads';
import type { Job, Survey } from './survey.ts';

type Answer = { readonly done: Survey } | { readonly failed: string };

/** Hands jobs to so many threads, one after another, until none is left or the time is up. Returns what was done. */
export async function doAll(
  jobs: readonly Job[],
  workers: number,
  deadline: number,
  told: (job: Job, survey: Survey) => void,
): Promise<number> {
  const left = [...jobs];
  let done = 0;
  const serve = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let job = left.shift(); job !== undefined && Date.now() < deadline; job = left.shift()) {
        told(job, await answerOf(worker, job));
        done++;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, serve));
  return done;
}

function answerOf(worker: Worker, job: Job): Promise<Survey> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      if ('done' in answer) resolve(answer.done);
      else reject(new Error(`${job.game}, law ${job.law}: ${answer.failed}`));
    });
    worker.postMessage(job);
  });
}
