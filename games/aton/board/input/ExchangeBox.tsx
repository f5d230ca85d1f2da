import { line, type Say } from '@naos/words';
import { type ReactElement, type RefObject, useId } from 'react';

interface ExchangeBoxProps {
  readonly box: RefObject<HTMLDialogElement | null>;
  readonly say: Say;
  readonly onYes: () => void;
}

/** Asks before the one exchange of the game is used up. */
export function ExchangeBox({ box, say, onYes }: ExchangeBoxProps): ReactElement {
  const title = useId();
  return (
    <dialog className="box aton-exchange" ref={box} aria-labelledby={title}>
      <form method="dialog" className="box-body">
        <h2 id={title}>{say(line('hand.exchange.ask'))}</h2>
        <p>{say(line('hand.exchange.about'))}</p>
        <div className="box-foot">
          <button type="submit" className="btn">
            {say(line('hand.exchange.no'))}
          </button>
          <button type="submit" className="btn go" onClick={onYes}>
            {say(line('hand.exchange.yes'))}
          </button>
        </div>
      </form>
    </dialog>
  );
}
