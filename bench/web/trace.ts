import type { Browser, Page } from '@playwright/test';

/** How much slower a phone is than this machine. */
export const PHONE_SLOWDOWN = 4;

/** Something that the page's own thread did, its processor time in milliseconds on a phone. */
export interface Work {
  readonly name: string;
  /** When it began and ended here, in milliseconds of the trace. */
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** What the page's own thread did. */
export interface Traced {
  /** When the page's address was asked for, in milliseconds of the trace. */
  readonly begun: number;
  /** Whole tasks of the site; what the bench asked of the page is left out. */
  readonly tasks: readonly Work[];
  /** Events of the given names, and marks that the page has set. */
  readonly events: readonly Work[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time in microseconds: what the task cost, whatever else the machine was doing. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** No more than that: what the browser writes down is counted to the page. */
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Traces the page's own thread while something is done with it. Figures are its processor time, times what a phone is
 * slower: a browser's own throttling waits by the clock, so on a busy machine it would measure the neighbours.
 */
export async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(page, { categories: [...CATEGORIES, '__metadata'] });
  await act();
  // A browser may have pages of its own beside it.
  const since = await page.evaluate(() => performance.mark('ours').startTime);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const ours = traceEvents.find(({ name }) => name === 'ours');
  if (ours === undefined) throw new Error('The browser traced another page.');
  const main = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && pid === ours.pid ? [`${pid} ${tid}`] : [],
    ),
  );
  const own = traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts);
  // What the bench itself asks of the page (where is a target, is it in sight) is no work of the site.
  const asked = own.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'));
  const holds = (task: TraceEvent, { ts, pid }: TraceEvent) =>
    pid === task.pid && ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
  const whole = own.filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask');
  const tasks = whole.filter((task) => !asked.some((question) => holds(task, question)));
  if (tasks.length === 0) throw new Error('The browser traced no task of the page.');
  const begun = ours.ts / 1000 - since;
  return { begun, tasks: tasks.map(workOf), events: own.filter(({ ph }) => 'XRIi'.includes(ph)).map(workOf) };
}

function workOf({ name, ts, dur = 0, tdur = 0 }: TraceEvent): Work {
  return { name, from: ts / 1000, to: (ts + dur) / 1000, cost: (tdur * PHONE_SLOWDOWN) / 1000 };
}
