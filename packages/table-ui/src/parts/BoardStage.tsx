import { Component, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface BoardStageProps {
  readonly label: string;
  /** Parts of the board to light up, as the board names them in `data-part`. */
  readonly light: readonly string[];
  /** Shown instead when the board breaks: the game stays playable in words. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** The place where a game's board stands. */
export function BoardStage({ label, light, otherwise, children }: BoardStageProps): ReactElement {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const part of stage.current?.querySelectorAll('[data-part]') ?? []) {
      part.toggleAttribute('data-lit', light.includes(part.getAttribute('data-part') ?? ''));
    }
  });
  return (
    <section className="stage" ref={stage} aria-label={label}>
      <Unbroken otherwise={otherwise}>{children}</Unbroken>
    </section>
  );
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
