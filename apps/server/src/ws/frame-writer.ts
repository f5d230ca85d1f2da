import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message, neither compressed nor masked. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** Node cuts small buffers out of larger ones of this size; a busy server fills one of its usual size with eight messages. */
Buffer.poolSize = 1 << 16;

/** With so many writers to send over in one turn of the event loop the server is busy: what nobody waits for finds company. */
const BUSY_WRITERS = 16;
/** So long it may wait for more over the same writer, in milliseconds. */
const COMPANY_MS = 10;

/** Writers that have something to send. */
let full: FrameWriter[] = [];
let isUnderWay = false;
let isAlarmSet = false;

function sendSoon(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  setImmediate(sendAll);
}

function sendAll(): void {
  isUnderWay = false;
  const writers = full;
  full = [];
  const isBusy = writers.length >= BUSY_WRITERS;
  const now = isBusy ? performance.now() : 0;
  for (const writer of writers) {
    if (isBusy && writer.mayWait(now)) full.push(writer);
    else writer.flush();
  }
  if (full.length === 0 || isAlarmSet) return;
  isAlarmSet = true;
  setTimeout(sendLate, COMPANY_MS);
}

/** For those that were kept back when nothing else is sent any more. */
function sendLate(): void {
  isAlarmSet = false;
  sendSoon();
}

/**
 * The way out of one socket. What is said in one turn of the event loop is framed into one piece and leaves in one write;
 * ws by itself makes two parts of every message, which costs more than all the rest of a move's way to the network.
 */
export class FrameWriter {
  private readonly line: Socket;
  private waiting: string[] = [];
  /** Somebody waits for some of it. */
  private isUrgent = false;
  /** Since when it has been kept back; 0: it has not. */
  private kept = 0;

  constructor(line: Socket) {
    this.line = line;
  }

  /** Bytes that the other side has not taken yet. */
  get backlog(): number {
    return this.line.writableLength;
  }

  send(text: string, isUrgent = true): void {
    if (this.waiting.push(text) === 1) full.push(this);
    if (isUrgent) this.isUrgent = true;
    sendSoon();
  }

  /** Whether what there is to send may be kept back for some more. */
  mayWait(now: number): boolean {
    if (this.isUrgent) return false;
    if (this.kept === 0) this.kept = now;
    return now - this.kept < COMPANY_MS;
  }

  /** Sends what waits at once, so that a farewell written by others comes after it. */
  flush(): void {
    const texts = this.waiting;
    if (texts.length === 0) return;
    this.waiting = [];
    this.isUrgent = false;
    this.kept = 0;
    if (this.line.writable) this.line.write(framed(texts));
  }
}

/** The texts as frames, one after the other. */
function framed(texts: readonly string[]): Buffer {
  const lengths: number[] = [];
  let total = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    total += headLength(length) + length;
  }
  const bytes = Buffer.allocUnsafe(total);
  let at = 0;
  let i = 0;
  for (const text of texts) {
    at = writeHead(bytes, at, lengths[i++] ?? 0);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headLength(length: number): number {
  if (length < SHORT) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length < SHORT) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length < 2 ** 16) {
    bytes[at + 1] = SHORT;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = LONG;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
