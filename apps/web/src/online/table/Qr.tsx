import { type ReactElement, useEffect, useState } from 'react';

interface Modules {
  readonly size: number;
  readonly path: string;
}

const QUIET_MODULES = 2;

/** A text as a QR code, drawn as one path. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactElement | null {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let here = true;
    void import('qrcode').then(({ create }) => {
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      let path = '';
      for (let i = 0; i < size * size; i++) {
        if (data[i]) path += `M${(i % size) + QUIET_MODULES} ${Math.floor(i / size) + QUIET_MODULES}h1v1h-1z`;
      }
      if (here) setModules({ size: size + 2 * QUIET_MODULES, path });
    });
    return () => {
      here = false;
    };
  }, [text]);
  if (modules === null) return null;
  return (
    <svg className="qr" viewBox={`0 0 ${modules.size} ${modules.size}`} role="img" aria-label={label}>
      <path d={modules.path} fill="#000" />
    </svg>
  );
}
