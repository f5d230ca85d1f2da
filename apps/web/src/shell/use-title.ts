import { useEffect } from 'react';
import { namePage } from './title.ts';

/** Names the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => namePage(title), [title]);
}
