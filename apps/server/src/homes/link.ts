import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Secret } from '../secret.ts';
import type { Traces } from '../traces.ts';
import type { LineEnd, Person, TableLine, TableMessage } from './person.ts';
import { Wire } from './wire.ts';

/** A node as the store knows it. */
export interface NodeAddress {
  readonly node: string;
  /** `host:port` of its door. */
  readonly address: string;
}

/** What the two ends of a link sign, so that neither is anybody else; each has given the other a number to sign. */
export const PROOFS = { caller: 'link caller', door: 'link door' } as const;
export const freshNumber = (): string => randomBytes(16).toString('base64url');

/** The link from this node to another one's door, over which people here are at tables there. */
export class Link {
  readonly to: string;
  private readonly wire: Wire;
  private readonly relays = new Map<number, Relay>();
  private readonly traces: Traces | null;
  private readonly opened: (link: Link) => void;
  private channels = 0;
  /** What the door must say next to be believed; empty when it has. */
  private proof = '';

  /** `opened` is called when both ends know each other, `closed` at the end whether or not they ever did. */
  constructor(
    { node: to, address }: NodeAddress,
    self: string,
    secret: Secret,
    traces: Traces | null,
    opened: (link: Link) => void,
    closed: (link: Link) => void,
  ) {
    this.to = to;
    this.traces = traces;
    this.opened = opened;
    const cut = address.lastIndexOf(':');
    const socket = connect({ host: address.slice(0, cut), port: Number(address.slice(cut + 1)) });
    const greet = (theirs: string): void => {
      const ours = freshNumber();
      this.proof = secret.sign(PROOFS.door, `${ours} ${to} ${self}`);
      this.wire.say(`${self} ${ours} ${secret.sign(PROOFS.caller, `${theirs} ${self} ${to}`)}`);
    };
    let isGreeted = false;
    const hear = (line: string): void => {
      if (this.proof !== '') this.check(line);
      else if (isGreeted) this.hear(line);
      else {
        isGreeted = true;
        greet(line);
      }
    };
    this.wire = new Wire(socket, hear, () => {
      closed(this);
      const lost = [...this.relays.values()];
      this.relays.clear();
      for (const relay of lost) relay.lost();
    });
  }

  /** Brings somebody to a table there; `lost` is called when the link is, and everything unsettled must go another way. */
  relay(person: Person, end: LineEnd, lost: () => void): Relay {
    const channel = ++this.channels;
    const relay = new Relay(this, channel, end, lost);
    this.relays.set(channel, relay);
    this.wire.say(`o${channel} ${JSON.stringify(person)}`);
    return relay;
  }

  /** `trace` travels behind the number: a home of an older version gives both back, and the number is read up to there. */
  say(channel: number, number: number, message: TableMessage): void {
    const trace = this.traces?.parent ?? '';
    this.wire.say(`m${channel} ${number}${trace === '' ? '' : `~${trace}`} ${JSON.stringify(message)}`);
  }

  leave(channel: number): void {
    if (this.relays.delete(channel)) this.wire.say(`c${channel}`);
  }

  close(): void {
    this.wire.close();
  }

  private check(line: string): void {
    if (line !== this.proof) this.wire.close();
    else {
      this.proof = '';
      this.opened(this);
    }
  }

  /** `t` and `u` bring texts, urgent ones and others; `d` says what is answered; `x` that the table is followed no longer. */
  private hear(line: string): void {
    const cut = line.indexOf(' ');
    const relay = this.relays.get(Number(line.slice(1, cut)));
    if (relay === undefined) return;
    const kind = line[0];
    if (kind === 'u' || kind === 't') relay.tell(line.slice(cut + 1), kind === 'u');
    else if (kind === 'd') relay.answered(Number.parseInt(line.slice(cut + 1), 10));
    else if (kind === 'x') relay.unfollowed();
  }
}

/** Somebody at a table whose work is done at its home. What is told there is passed on unread. */
export class Relay implements TableLine {
  readonly link: Link;
  private readonly channel: number;
  private readonly end: LineEnd;
  private readonly gone: () => void;
  private readonly pending = new Map<number, { readonly message: TableMessage; readonly done: () => void }>();
  private asked: TableMessage | null = null;
  private numbers = 0;

  constructor(link: Link, channel: number, end: LineEnd, gone: () => void) {
    this.link = link;
    this.channel = channel;
    this.end = end;
    this.gone = gone;
  }

  receive(message: TableMessage): Promise<void> {
    if (message.t === 'follow') {
      const { after: _after, as: _as, chatAfter: _chatAfter, ...again } = message;
      this.asked = again;
    } else if (message.t === 'unfollow') this.asked = null;
    const number = ++this.numbers;
    return new Promise((done) => {
      this.pending.set(number, { message, done });
      this.link.say(this.channel, number, message);
    });
  }

  close(): void {
    this.asked = null;
    this.link.leave(this.channel);
  }

  /** A follow that has no answer yet stands among the others, with what its asker had heard before. */
  unsettled(): readonly TableMessage[] {
    const open = [...this.pending.values()].map(({ message }) => message);
    return this.asked === null || open.some(({ t }) => t === 'follow') ? open : [this.asked, ...open];
  }

  tell(text: string, isUrgent: boolean): void {
    this.end.send(text, isUrgent);
  }

  answered(number: number): void {
    this.pending.get(number)?.done();
    this.pending.delete(number);
    if (this.asked === null && this.pending.size === 0) this.close();
  }

  unfollowed(): void {
    this.asked = null;
    this.end.unfollowed();
  }

  lost(): void {
    this.gone();
  }
}
