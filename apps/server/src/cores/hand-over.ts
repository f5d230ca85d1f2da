import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hearPrimary, type Opening, sayToPrimary } from './writer-link.ts';

/**
 * A socket that is opened for a table is handed to the core where the table is at home: then nothing that is said over it
 * has to cross from core to core. It costs one message at its opening, and nothing depends on it.
 */
export class HandOver {
  private readonly own: string;
  private nodes: ReadonlySet<string> = new Set();
  private readonly received = new WeakSet<Socket>();

  /** `own`: which node this core is. */
  constructor(own: string) {
    this.own = own;
  }

  /** Lets what other cores hand over be opened here; the server must be ready for it. */
  start(server: Server): void {
    hearPrimary((message, socket) => {
      if ('nodes' in message) this.nodes = new Set(message.nodes);
      else if ('opening' in message && socket !== undefined) this.open(message.opening, socket, server);
    });
    sayToPrimary({ node: this.own });
  }

  /** Hands a socket over that is about to be opened; false when it is to be opened here. */
  pass(request: IncomingMessage, answer: ServerResponse, home: string): boolean {
    const { socket, url = '', headers } = request;
    // Once is enough, also when two cores think differently of where a table is at home.
    if (home === this.own || !this.nodes.has(home) || this.received.has(socket)) return false;
    answer.detachSocket(socket);
    stopReading(socket);
    process.send?.({ opening: { url, headers }, to: home }, socket, {}, (problem) => {
      if (problem !== null) socket.destroy();
    });
    return true;
  }

  private open({ url, headers }: Opening, socket: Socket, server: Server): void {
    this.received.add(socket);
    const request = new IncomingMessage(socket);
    Object.assign(request, { method: 'GET', url, headers });
    server.emit('upgrade', request, socket, Buffer.alloc(0));
  }
}

/**
 * Node goes on reading from a socket that it has sent to another process until that one confirms it, and what it reads is
 * lost: the first words to whoever got the socket. It has no public way to stop that.
 */
export function stopReading(socket: Socket): void {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle !== 'object' || handle === null) return;
  if ('readStop' in handle && typeof handle.readStop === 'function') handle.readStop();
}
