import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../words/index.ts';

interface BoxProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page: the browser's own, so focus, Escape and the backdrop are right by themselves. */
export function Box({ title, onClose, children }: BoxProps): ReactElement {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog className="box" ref={box} aria-labelledby={id} onClose={onClose}>
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
