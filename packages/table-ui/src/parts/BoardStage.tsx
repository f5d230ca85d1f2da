import { Component, type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { PlanMark } from '../board.ts';
import { beforePaint } from '../session/frame.ts';
import { glide, type Standing, standings } from './glide.ts';
import { PlanMarks } from './PlanMarks.tsx';

interface BoardStageProps {
  readonly label: string;
  /** Parts of the table to light up, as the board names them in `data-part`. */
  readonly light: readonly string[];
  /** A plan to draw over the board. */
  readonly plan?: readonly PlanMark[];
  /** What happened since the last picture: another list lets pieces travel; null: nothing moves. */
  readonly moved: readonly unknown[] | null;
  /** Shown instead when the board breaks: the game stays playable in words. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

const NO_PLAN: readonly PlanMark[] = [];

/** The place where a game's board stands. */
export function BoardStage({
  label,
  light,
  plan = NO_PLAN,
  moved,
  otherwise,
  children,
}: BoardStageProps): ReactElement {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const table = stage.current?.closest('.table') ?? stage.current;
    for (const part of table?.querySelectorAll('[data-part]') ?? []) {
      part.toggleAttribute('data-lit', light.includes(part.getAttribute('data-part') ?? ''));
    }
  });
  const wanted = light.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    let frame = 0;
    // Two frames later the bars around the board have told their new heights.
    const lead = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => stage.current !== null && bringIntoSight(stage.current, wanted.split(' ')));
      });
    };
    lead();
    window.addEventListener('resize', lead);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', lead);
    };
  }, [wanted]);
  return (
    <section className="stage" ref={stage} aria-label={label}>
      <Unbroken otherwise={otherwise}>
        <Gliding stage={stage} moved={moved}>
          {children}
        </Gliding>
      </Unbroken>
      <PlanMarks stage={stage} marks={plan} />
    </section>
  );
}

/** Scrolls to the first of some parts, or to the one inside it; to its top when it is taller than the room for it. */
function bringIntoSight(stage: Element, parts: readonly string[]): void {
  const lit = [...stage.querySelectorAll('[data-lit]')].filter(
    (part) => part.querySelector('[data-lit]') === null && part.getClientRects().length > 0,
  );
  const place = (part: Element): number => parts.indexOf(part.getAttribute('data-part') ?? '');
  const [target] = lit.toSorted((a, b) => place(a) - place(b));
  if (target === undefined) return;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(target);
  const high = stage.closest('.table-scroll')?.clientHeight ?? window.innerHeight;
  const room = high - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollMarginBottom);
  const tall = target.getBoundingClientRect().height > room;
  target.scrollIntoView({ block: tall ? 'start' : 'nearest' });
}

interface GlidingProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly moved: readonly unknown[] | null;
  readonly children: ReactNode;
}

/** Looks where the pieces stand before the picture changes, and lets them travel after it. */
class Gliding extends Component<GlidingProps> {
  override getSnapshotBeforeUpdate(before: GlidingProps): Standing[] | null {
    const { stage, moved } = this.props;
    if (moved === null || moved.length === 0 || moved === before.moved || stage.current === null) return null;
    return standings(stage.current);
  }

  override componentDidUpdate(_props: GlidingProps, _state: unknown, stood: Standing[] | null): void {
    const { stage } = this.props;
    if (stood === null) return;
    beforePaint(() => {
      if (stage.current !== null) glide(stood, stage.current);
    });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Keeps a board that throws from taking the page with it. */
class Unbroken extends Component<{ readonly otherwise: ReactNode; readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.otherwise : this.props.children;
  }
}
