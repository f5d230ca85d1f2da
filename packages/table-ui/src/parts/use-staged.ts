import { useEffect, useState } from 'react';

/**
 * Walks through a moment that is shown step by step: the first step at once, one more after every beat, and the last one
 * stays. Another moment begins anew; null shows the end, and so does a beat of 0 (no motion, no time).
 */
export function useStaged(
  moment: unknown,
  steps: number,
  beat: number,
): { readonly step: number; readonly skip: () => void } {
  const last = steps - 1;
  const [walk, setWalk] = useState({ moment, step: moment === null || beat === 0 ? last : 0 });
  const fresh = walk.moment !== moment;
  const step = moment === null || beat === 0 ? last : fresh ? 0 : Math.min(walk.step, last);
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setWalk({ moment, step: step + 1 }), beat);
    return () => clearTimeout(timer);
  }, [moment, step, last, beat]);
  return { step, skip: () => setWalk({ moment, step: last }) };
}
