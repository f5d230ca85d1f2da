import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from './server.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server in a process of its own, to be killed. */
export class NodeProcess {
  readonly port: number;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    this.ended = new Promise((done) => child.once('exit', () => done()));
  }

  static start(env: Readonly<Record<string, string>>): Promise<NodeProcess> {
    return new Promise((done, failed) => {
      const child = spawn('node', [MAIN], {
        env: { PATH: process.env.PATH, ...testEnvironment(env) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const listen = (bytes: Buffer): void => {
        said += bytes.toString();
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) done(new NodeProcess(child, Number(port)));
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', () => failed(new Error(`the server did not start: ${said}`)));
    });
  }

  /** The processes that it has started, where it runs on several cores. */
  cores(): number[] {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  }

  /** kill -9, at once and without a word. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Stops where it stands, with all it holds, until it is killed or goes on. */
  suspend(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}
