import { GameError } from '@naos/engine';
import { Component, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { UnknownGame } from '../games/loaded-game.ts';
import { faultText } from '../words/fault.ts';
import { useT } from '../words/index.ts';
import { Lost } from './Lost.tsx';

interface BrokenProps {
  /** Another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface BrokenState {
  readonly address: string;
  readonly problem: unknown;
}

/** Catches what a page could not handle and says what to do. Games are kept after every move, so a reload loses nothing. */
export class Broken extends Component<BrokenProps, BrokenState> {
  override state: BrokenState = { address: this.props.address, problem: null };

  static getDerivedStateFromError(problem: unknown): Partial<BrokenState> {
    return { problem };
  }

  static getDerivedStateFromProps({ address }: BrokenProps, state: BrokenState): BrokenState | null {
    return address === state.address ? null : { address, problem: null };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return problem instanceof UnknownGame ? <Lost /> : <Sorry problem={problem} />;
  }
}

function Sorry({ problem }: { readonly problem: unknown }): ReactElement {
  const t = useT();
  const offline = !navigator.onLine || /dynamically imported|Failed to fetch|module script/i.test(String(problem));
  return (
    <main className="page">
      <div className="lonely" role="alert">
        <h1>{t('broken.title')}</h1>
        <p className="soft">{t(offline ? 'broken.offline' : 'broken.why')}</p>
        {problem instanceof GameError && <p className="notice bad">{faultText(problem, t)}</p>}
        <div className="row">
          <button type="button" className="btn strong" onClick={() => location.reload()}>
            {t('broken.reload')}
          </button>
          <Link className="btn" href="/">
            {t('lost.home')}
          </Link>
        </div>
      </div>
    </main>
  );
}
