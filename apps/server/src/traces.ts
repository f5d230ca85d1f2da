import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';

/** A span is sent when so many wait, or so late after it ended, in milliseconds. */
const PARCEL_SPANS = 500;
const PARCEL_MS = 2_000;
/** More than so many that wait for a collector that is away are let go. */
const MOST_WAITING = 10_000;
const SEND_MS = 5_000;

/** OTLP, `SpanKind`: within this node, answering somebody, asking another node. */
const KIND = { internal: 1, server: 2 } as const;

/** Where a span stands among others: W3C Trace Context, `traceparent`. */
interface Place {
  readonly trace: string;
  readonly span: string;
}

interface Span extends Place {
  readonly name: string;
  readonly parent: string | undefined;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  readonly attributes: Readonly<Record<string, string>>;
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
const fresh = (bytes: number): string => randomBytes(bytes).toString('hex');
const nanoseconds = (at: number): string => `${Math.round((performance.timeOrigin + at) * 1_000)}000`;

/**
 * Where the time of a move goes, from its socket through its table's home and the store, told to a collector of
 * OpenTelemetry in its own words (OTLP over HTTP, as JSON). Names no person and no move: those may be secrets.
 */
export class Traces {
  private readonly url: URL;
  private readonly share: number;
  private readonly node: string;
  private readonly log: FastifyBaseLogger;
  private readonly places = new AsyncLocalStorage<Place>();
  private waiting: Span[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isAway = false;

  constructor({ url, share }: NonNullable<Settings['traces']>, node: string, log: FastifyBaseLogger) {
    this.url = new URL('v1/traces', url.href.endsWith('/') ? url : `${url.href}/`);
    this.share = share;
    this.node = node;
    this.log = log;
  }

  /** Follows what somebody asks for here, if it is one of those that are followed. */
  begin<T>(name: string, table: string, work: () => Promise<T>): Promise<T> {
    return Math.random() < this.share ? this.follow(name, table, fresh(16), undefined, work) : work();
  }

  /** Follows what another node began to follow. */
  goOn<T>(name: string, table: string, parent: string, work: () => Promise<T>): Promise<T> {
    const [, trace, span] = PARENT.exec(parent) ?? [];
    return trace === undefined ? work() : this.follow(name, table, trace, span, work);
  }

  /** What another node needs to go on; empty when what happens now is not followed. */
  get parent(): string {
    const place = this.places.getStore();
    return place === undefined ? '' : `00-${place.trace}-${place.span}-01`;
  }

  /** A part of what is followed now, which has just ended; since when, by `performance.now`. */
  part(name: string, from: number): void {
    const place = this.places.getStore();
    if (place !== undefined) this.add({ name, trace: place.trace, parent: place.span, kind: KIND.internal, from });
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const spans = this.waiting;
    this.waiting = [];
    if (spans.length === 0) return;
    try {
      const { ok, status } = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(this.written(spans)),
        signal: AbortSignal.timeout(SEND_MS),
      });
      if (!ok) throw new Error(`status ${status}`);
      this.isAway = false;
    } catch (problem) {
      if (!this.isAway) this.log.warn({ problem: String(problem) }, 'traces are not taken at TRACES_URL');
      this.isAway = true;
    }
  }

  private async follow<T>(
    name: string,
    table: string,
    trace: string,
    parent: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    const place = { trace, span: fresh(8) };
    const from = performance.now();
    try {
      return await this.places.run(place, work);
    } finally {
      this.add({ name, ...place, parent, kind: KIND.server, from, attributes: { 'naos.table': table } });
    }
  }

  private add(span: Omit<Span, 'to' | 'span' | 'attributes'> & Partial<Pick<Span, 'span' | 'attributes'>>): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({ span: fresh(8), attributes: {}, ...span, to: performance.now() });
    if (this.waiting.length === PARCEL_SPANS) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), PARCEL_MS).unref();
  }

  private written(spans: readonly Span[]) {
    const attributes = (given: Readonly<Record<string, string>>) =>
      Object.entries(given).map(([key, stringValue]) => ({ key, value: { stringValue } }));
    return {
      resourceSpans: [
        {
          resource: { attributes: attributes({ 'service.name': 'naos', 'service.instance.id': this.node }) },
          scopeSpans: [
            {
              scope: { name: 'naos' },
              spans: spans.map((one) => ({
                traceId: one.trace,
                spanId: one.span,
                ...(one.parent === undefined ? {} : { parentSpanId: one.parent }),
                name: one.name,
                kind: one.kind,
                startTimeUnixNano: nanoseconds(one.from),
                endTimeUnixNano: nanoseconds(one.to),
                attributes: attributes(one.attributes),
              })),
            },
          ],
        },
      ],
    };
  }
}
