import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { readMessage } from '../ws/messages.ts';
import { type House, LineHere } from './line-here.ts';
import { freshNumber, PROOFS } from './link.ts';
import type { Person } from './person.ts';
import { Wire } from './wire.ts';

/** How long a caller may take to say who it is, in milliseconds. */
const GREETING_MS = 5_000;

/** Where other nodes bring their people to the tables that are at home here. */
export class Door {
  private readonly house: House;
  private readonly node: string;
  private readonly server: Server;
  private readonly callers = new Set<Caller>();
  private readonly people = new Map<string, number>();

  constructor(house: House, node: string) {
    this.house = house;
    this.node = node;
    this.server = createServer((socket) => this.answer(socket));
    this.server.unref();
  }

  /** Opens it at an address of this machine; any free port where none is given. Returns where it is. */
  async open(host: string, port: number): Promise<string> {
    // Its own: cores of one machine that ask for any port would all get the same one, and each other's callers.
    this.server.listen({ port, host, exclusive: true });
    await once(this.server, 'listening');
    const bound = this.server.address();
    return `${host}:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
  }

  /** Whether somebody of another node is at a table here. */
  has(player: string): boolean {
    return this.people.has(player);
  }

  close(): void {
    this.server.close();
    for (const caller of this.callers) caller.close();
  }

  private answer(socket: Socket): void {
    const caller = new Caller(this.house, this.node, socket, this.people, () => this.callers.delete(caller));
    this.callers.add(caller);
  }
}

/** A node that calls, and its people here. It is served when it has shown that it knows the secret of the house. */
class Caller {
  private readonly house: House;
  private readonly node: string;
  private readonly wire: Wire;
  private readonly people: Map<string, number>;
  private readonly number = freshNumber();
  private readonly lines = new Map<string, { readonly line: LineHere; readonly player: string }>();
  private isKnown = false;

  constructor(house: House, node: string, socket: Socket, people: Map<string, number>, closed: () => void) {
    this.house = house;
    this.node = node;
    this.people = people;
    const strange = setTimeout(() => this.isKnown || this.close(), GREETING_MS).unref();
    this.wire = new Wire(
      socket,
      (line) => (this.isKnown ? this.hear(line) : this.greet(line)),
      () => {
        clearTimeout(strange);
        for (const channel of [...this.lines.keys()]) this.leave(channel);
        closed();
      },
      () => this.isKnown,
    );
    this.wire.say(this.number);
  }

  close(): void {
    this.wire.close();
  }

  private greet(line: string): void {
    const { secret } = this.house.services;
    const [caller = '', number = '', proof = ''] = line.split(' ');
    if (!secret.fits(PROOFS.caller, `${this.number} ${caller} ${this.node}`, proof)) this.close();
    else {
      this.isKnown = true;
      this.wire.say(secret.sign(PROOFS.door, `${number} ${this.node} ${caller}`));
    }
  }

  /** `o` brings somebody, `m` what they say, `c` takes them away. */
  private hear(line: string): void {
    const cut = line.indexOf(' ');
    const channel = cut === -1 ? line.slice(1) : line.slice(1, cut);
    const kind = line[0];
    if (kind === 'm') {
      const second = line.indexOf(' ', cut + 1);
      this.receive(channel, line.slice(cut + 1, second), line.slice(second + 1));
    } else if (kind === 'o') {
      // Written by a node of this house.
      const person: Person = JSON.parse(line.slice(cut + 1));
      this.enter(channel, person);
    } else if (kind === 'c') this.leave(channel);
  }

  private enter(channel: string, person: Person): void {
    const { wire } = this;
    const line = new LineHere(this.house, person, {
      send: (text, isUrgent = true) => wire.say(`${isUrgent ? 'u' : 't'}${channel} ${text}`),
      isOpen: () => wire.isOpen && this.lines.get(channel)?.line === line,
      unfollowed: () => wire.say(`x${channel} `),
    });
    this.lines.set(channel, { line, player: person.id });
    this.people.set(person.id, (this.people.get(person.id) ?? 0) + 1);
  }

  private receive(channel: string, number: string, text: string): void {
    const line = this.lines.get(channel)?.line;
    if (line === undefined) return;
    const message = readMessage(text);
    if (!('table' in message)) return;
    const { traces } = this.house.services;
    const cut = number.indexOf('~');
    const answering =
      cut === -1 || traces === null
        ? line.receive(message)
        : traces.goOn('move at home', message.table, number.slice(cut + 1), () => line.receive(message));
    answering.then(() => this.wire.say(`d${channel} ${cut === -1 ? number : number.slice(0, cut)}`));
  }

  private leave(channel: string): void {
    const guest = this.lines.get(channel);
    if (guest === undefined) return;
    this.lines.delete(channel);
    guest.line.close();
    const left = (this.people.get(guest.player) ?? 1) - 1;
    if (left === 0) this.people.delete(guest.player);
    else this.people.set(guest.player, left);
  }
}
