import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message, neither compressed nor masked. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const BYTE = 0xff;
/** Letters below it are written alike in every form. */
const PLAIN = 0x80;

/** Bytes that may wait for a slow reader; beyond it the socket is closed, and the client's cursor brings all of it back. */
const BACKLOG_BYTES = 1_000_000;

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
  private readonly tooSlow: () => void;
  private waiting: string[] = [];
  /** Somebody waits for some of it. */
  private isUrgent = false;
  /** Since when it has been kept back; 0: it has not. */
  private kept = 0;

  /** `tooSlow` is called when the other side leaves too much unread. */
  constructor(line: Socket, tooSlow: () => void) {
    this.line = line;
    this.tooSlow = tooSlow;
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
    const { line, waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    this.isUrgent = false;
    this.kept = 0;
    if (!line.writable) return;
    if (line.writableLength > BACKLOG_BYTES) this.tooSlow();
    else line.write(framed(waiting), 'latin1');
  }
}

/**
 * The texts as frames, one after the other, with a letter for each byte: Node writes a text that is not long without making
 * a buffer of it. Nearly all have plain letters alone, which is seen at the end and by all together.
 */
function framed(texts: readonly string[]): string {
  let frames = '';
  let wide = 0;
  for (const text of texts) {
    const head = headOf(text.length);
    wide += wideLetters(head);
    frames += head + text;
  }
  return Buffer.byteLength(frames) === frames.length + wide ? frames : texts.map(frameOfBytes).join('');
}

function frameOfBytes(text: string): string {
  const bytes = Buffer.from(text);
  return headOf(bytes.length) + bytes.toString('latin1');
}

/** How many letters of a head take two bytes in UTF-8. */
function wideLetters(head: string): number {
  let wide = 0;
  for (let i = 0; i < head.length; i++) if (head.charCodeAt(i) >= PLAIN) wide++;
  return wide;
}

function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(TEXT, SHORT, length >> 8, length & BYTE);
  const bytes = Buffer.alloc(10);
  bytes[0] = TEXT;
  bytes[1] = LONG;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
