import { Check, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { copyText } from '../shell/copy.ts';
import { useT } from '../words/index.ts';

/** Tells somebody how it ended: through the device where it can share, else by copying. */
export function Share({ text, url }: { readonly text: string; readonly url?: string }): ReactElement {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const share = () => {
    if ('share' in navigator) void navigator.share({ text, ...(url && { url }) }).catch(() => {});
    else void copyText(url === undefined ? text : `${text}\n${url}`).then(setCopied);
  };
  return (
    <>
      <button type="button" className="btn" onClick={share}>
        {copied ? <Check size={17} aria-hidden="true" /> : <Share2 size={17} aria-hidden="true" />}
        {t(copied ? 'share.copied' : 'share.button')}
      </button>
      <span className="unseen" role="status">
        {copied ? t('share.copied') : ''}
      </span>
    </>
  );
}
