import { line, type Say } from '@naos/words';
import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useRoom } from './use-room.ts';

interface PromptBarProps {
  /** One plain sentence: what you are asked, or whom we wait for. */
  readonly sentence: string;
  readonly mine: boolean;
  /** An answer is on its way. */
  readonly sent?: boolean;
  /** A second, smaller sentence: a reason why not, or what a held move would do. */
  readonly below: ReactNode;
  /** What may be taken back; null where nothing ever can (a spectator, a replay, a finished game). */
  readonly undo: { readonly step: boolean; readonly turn: boolean } | null;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
  /** The label of a move that waits for its confirmation. */
  readonly held: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The game's own (dice left, priests left). */
  readonly extras: ReactNode;
  /** More buttons of the surroundings: hint, recap, next. */
  readonly children?: ReactNode;
  readonly say: Say;
}

// The same element every time: React does not look into it again.
const UNDO = <Undo2 size={18} aria-hidden="true" />;
const RESTART = <RotateCcw size={18} aria-hidden="true" />;

/** The bar that always says what to do, with the buttons that belong to it; fixed at the bottom of a phone. */
export function PromptBar(props: PromptBarProps): ReactElement {
  const { sentence, mine, below, undo, held, extras, say } = props;
  const bar = useRoom('--prompt-room');
  return (
    <section
      className="prompt card"
      ref={bar}
      tabIndex={-1}
      data-mine={mine}
      data-held={held !== null}
      data-sent={props.sent === true}
      aria-busy={props.sent === true}
      aria-label={say(line('table.prompt'))}
    >
      <div className="prompt-words">
        <p className="prompt-sentence">{sentence}</p>
        {below !== null && <div className="prompt-below">{below}</div>}
      </div>
      {undo !== null && (
        <div className="prompt-undo">
          <button
            type="button"
            className="btn"
            data-repeats="true"
            aria-label={say(line('table.undo'))}
            onClick={props.onUndo}
            disabled={!undo.step}
          >
            {UNDO}
            <span>{say(line('table.undo'))}</span>
          </button>
          <button
            type="button"
            className="btn"
            aria-label={say(line('table.restart'))}
            onClick={props.onRestart}
            disabled={!undo.turn}
          >
            {RESTART}
            <span>{say(line('table.restart'))}</span>
          </button>
        </div>
      )}
      {extras !== null && <div className="prompt-extras">{extras}</div>}
      <div className="prompt-buttons">
        {props.children}
        {held !== null && (
          <>
            <button type="button" className="btn" onClick={props.onCancel}>
              {say(line('table.cancel'))}
            </button>
            <button type="button" className="btn go" onClick={props.onConfirm}>
              {say(line('table.confirm', { move: held }))}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
