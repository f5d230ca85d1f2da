import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { Worker, workerData } from 'node:worker_threads';

/** How often the thread looks within the limit. */
const LOOKS_PER_LIMIT = 8;
/** How many times the limit a batch may go on after it was ended: there are loops in which V8 does not look up. */
const LIMITS_BEFORE_KILL = 20;
const STANDARD_ERROR = 2;

interface Post {
  /** The number of the batch that runs; 0: none; below 0: this one is being ended. */
  readonly running: Int32Array;
  readonly limitMs: number;
}

/** A thread that ends what the main thread does when the same batch runs for too long. */
export class WatchdogTimer {
  private readonly running = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private batch = 0;

  constructor(limitMs: number) {
    const post: Post = { running: this.running, limitMs };
    new Worker(new URL(import.meta.url), { workerData: { watch: post }, execArgv: [] }).unref();
  }

  begin(): void {
    this.batch = (this.batch % 0x7fff_fffe) + 1;
    Atomics.store(this.running, 0, this.batch);
  }

  /** An end that is on its way must hit the batch it is meant for and nothing after it. */
  end(): void {
    if (Atomics.compareExchange(this.running, 0, this.batch, 0) !== this.batch) for (;;);
  }
}

function watch({ running, limitMs }: Post): void {
  let seen = 0;
  let since = 0;
  setInterval(() => {
    const batch = Atomics.load(running, 0);
    const now = performance.now();
    if (batch !== seen) {
      seen = batch;
      since = now;
    } else if (batch > 0 && now - since >= limitMs) {
      if (Atomics.compareExchange(running, 0, batch, -batch) === batch) end();
    } else if (batch < 0 && now - since >= limitMs * LIMITS_BEFORE_KILL && main !== null) stop();
  }, limitMs / LOOKS_PER_LIMIT);
}

/** The session with the main thread while it is being ended: kept no longer, since a process waits for its debuggers. */
let main: Session | null = null;

function end(): void {
  main = new Session();
  main.connectToMainThread();
  main.post('Runtime.terminateExecution', () => {
    main?.disconnect();
    main = null;
  });
}

/** Nobody can be served here any more; at another node, or after a restart, everybody can. */
function stop(): void {
  writeSync(
    STANDARD_ERROR,
    'A game does not come to an end and can not be ended. This server stops, so that it is noticed; nothing stored is lost.\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

if (workerData?.watch !== undefined) watch(workerData.watch);
