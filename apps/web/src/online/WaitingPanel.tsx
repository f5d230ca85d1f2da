import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import { type Box, roomBeside } from './room-beside.ts';
import { WaitingLine } from './WaitingList.tsx';
import { useWaiting } from './waiting.ts';

/** What it opens from: the site's head, or that of a hand beside the big screen. */
const HEADS = '.top, .hand-head';
/** What is asked, and what a teacher says: nothing ever covers them. On a phone the navigation stands below. */
const KEPT = '.prompt, .table-words, .main-nav';
/** The board stays in sight too where there is room beside it. */
const BOARD = '.table-scroll';
/** From the edges of its room. */
const GAP = 8;
const WIDEST = 400;

interface WaitingPanelProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly address: string;
}

/** The tables that wait for me, over any page: under its head, beside what is asked there. */
export default function WaitingPanel({ box, address }: WaitingPanelProps): ReactElement {
  const t = useT();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const waiting = useWaiting();
  usePlace(box);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('waiting.title')}</h2>
      {waiting.length === 0 && <p className="soft">{t('waiting.none')}</p>}
      <ul>
        {waiting.map((card) => (
          <WaitingLine key={card.id} card={card} isHere={address === `/t/${card.id}`} />
        ))}
      </ul>
      <Link href="/tables">{t('waiting.all')}</Link>
    </section>
  );
}

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** Keeps it where it covers nothing that is asked, also when the question or the window changes. */
function usePlace(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = (): void => {
      const { clientWidth: right, clientHeight: bottom } = document.documentElement;
      const top = Math.max(0, ...boxesOf(HEADS).map((head) => head.bottom));
      const room = roomBeside({ top, left: 0, right, bottom }, boxesOf(KEPT), boxesOf(BOARD));
      const width = Math.min(WIDEST, room.right - room.left - 2 * GAP);
      const style = box.current?.style;
      style?.setProperty('width', `${width}px`);
      style?.setProperty('left', `${room.right - GAP - width}px`);
      style?.setProperty('top', `${room.top + GAP}px`);
      style?.setProperty('max-height', `${room.bottom - room.top - 2 * GAP}px`);
    };
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // Whatever comes, goes or says something else may stand elsewhere afterwards.
    const watch = new MutationObserver(soon);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    addEventListener('resize', soon);
    place();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', soon);
    };
  }, [box]);
}
