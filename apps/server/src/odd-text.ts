import { RequestRefusal } from './request-refusal.ts';

/**
 * Refuses texts that not every store can keep as they are: with NUL characters, or with halves of characters that need
 * two. Row by row, not by recursion: what somebody sends may be as deep as it is long.
 */
export function refuseOddTexts(sent: unknown): void {
  const waiting = [sent];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string') refuseOdd(one);
    else if (one !== null && typeof one === 'object') {
      for (const [key, value] of Object.entries(one)) {
        refuseOdd(key);
        if (value !== undefined) waiting.push(value);
      }
    }
  }
}

function refuseOdd(text: string): void {
  if (!text.isWellFormed() || text.includes('\0')) {
    throw new RequestRefusal('malformed', 'Texts may hold neither NUL characters nor halves of characters.');
  }
}
