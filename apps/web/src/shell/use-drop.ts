import { useEffect } from 'react';
import { useDropped } from '../store/dropped.ts';

/** A game's file may be dropped anywhere on the site; the page of replays opens it. */
export function useDrop(go: (address: string) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      useDropped.setState({ file });
      go('/replays');
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  }, [go]);
}
