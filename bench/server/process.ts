import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const COLLECTING = 2_000;

/** A measured server in a process of its own. */
export class Measured {
  readonly base: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, base: string) {
    this.child = child;
    this.base = base;
  }

  static start(file: string, env: Readonly<Record<string, string>>, flags: readonly string[] = []): Promise<Measured> {
    return new Promise((done, failed) => {
      const child = spawn('node', [...flags, file], {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const listen = (bytes: Buffer): void => {
        said += bytes.toString();
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) done(new Measured(child, `http://127.0.0.1:${port}`));
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', () => failed(new Error(`${file} ended: ${said}`)));
    });
  }

  /** Seconds of processor time used so far, by all threads and by the processes that it started. */
  cpu(): number {
    const { pid } = this.child;
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...started].reduce<number>((sum, one) => sum + cpuOf(one), 0);
  }

  /** Bytes of memory in use after its collector has run, where it was started with `collect.ts`. */
  async memory(): Promise<number> {
    this.child.kill('SIGUSR2');
    await new Promise((done) => setTimeout(done, COLLECTING));
    const pages = Number(readFileSync(`/proc/${this.child.pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await ended;
  }
}

function cpuOf(pid: string | number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
