import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../words/index.ts';

interface BoxProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What can have the focus in a dialog. */
const FIRST = 'button, select, input, a[href]';

/** Escape closes the dialog alone, not what lies around it too. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

/**
 * A dialog over the page: the browser's own, so Escape and the backdrop are right by themselves. The keyboard begins with
 * what the dialog asks for, not with the button that closes it.
 */
export function Box({ title, onClose, children }: BoxProps): ReactElement {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    box.current?.querySelector('.box-body')?.querySelector<HTMLElement>(FIRST)?.focus();
  }, []);
  return (
    <dialog className="box" ref={box} aria-labelledby={id} onClose={onClose} onKeyDown={keepEscape}>
      <div className="box-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon" aria-label={t('site.close')} onClick={() => box.current?.close()}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="box-body">{children}</div>
    </dialog>
  );
}
