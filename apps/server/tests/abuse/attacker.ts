import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** Somebody who means harm: counts what is refused, and never waits politely. */
export class Attacker {
  readonly port: number;
  private readonly localAddress: string;
  private cookie = '';
  sent = 0;
  refused = 0;

  private constructor(port: number, localAddress: string) {
    this.port = port;
    this.localAddress = localAddress;
  }

  static async arrive(port: number, localAddress: string): Promise<Attacker> {
    const attacker = new Attacker(port, localAddress);
    await attacker.ask('GET', '/api/me');
    return attacker;
  }

  /** Sends a request and reads the answer to its end; whatever is no success counts as refused. */
  ask(method: string, path: string, body?: unknown, cookie = this.cookie): Promise<void> {
    this.sent++;
    const { port, localAddress } = this;
    return new Promise((done) => {
      const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const call = request({ host: '127.0.0.1', port, localAddress, method, path, headers });
      call.on('response', (answer) => {
        this.cookie ||= (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
        if ((answer.statusCode ?? 0) >= 400) this.refused++;
        answer.resume().on('close', done);
      });
      call.on('error', () => {
        this.refused++;
        done();
      });
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** A socket to play with; null when it is not let in. */
  socket(): Promise<WebSocket | null> {
    const options = { headers: { cookie: this.cookie }, localAddress: this.localAddress };
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, options);
    return new Promise((done) => {
      socket.on('open', () => done(socket));
      socket.on('error', () => {
        this.refused++;
        done(null);
      });
    });
  }

  /** A bare connection. */
  line(): Socket {
    this.sent++;
    const { port, localAddress } = this;
    const line = connect({ host: '127.0.0.1', port, localAddress });
    line.on('error', () => {
      this.refused++;
    });
    return line.resume();
  }
}
