/** Does jobs of a soak in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type Job, survey } from './survey.ts';

parentPort?.on('message', (job: Job) => {
  survey(job).then(
    (done) => parentPort?.postMessage({ done }),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  );
});
