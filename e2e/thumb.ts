import type { Locator, Page } from '@playwright/test';

/** A thumb on a phone's screen: it presses, and scrolls where what it wants is out of sight. */
export class Thumb {
  readonly page: Page;
  presses = 0;
  /** Pixels, in every direction and in whatever scrolls. */
  scrolled = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Brings something into sight as far as that is needed, and presses it. */
  async press(target: Locator): Promise<void> {
    this.scrolled += await target.evaluate((one) => {
      const around: Element[] = [];
      for (let up = one.parentElement; up !== null; up = up.parentElement) around.push(up);
      const before = around.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const ways = around.map(({ scrollLeft, scrollTop }, i) => {
        const [left = 0, top = 0] = before[i] ?? [];
        return Math.abs(scrollLeft - left) + Math.abs(scrollTop - top);
      });
      return ways.reduce((sum, way) => sum + way, 0);
    });
    this.presses++;
    await target.tap();
  }

  /** Presses one thing after the other, as long as there is something to press, and waits for what each has brought. */
  async pressOn(next: () => Promise<Locator | null>, most = 40): Promise<void> {
    for (let i = 0; i < most; i++) {
      const target = await next();
      if (target === null) return;
      await this.press(target);
      // Two taps within half a second are a double tap, which answers one question only.
      await this.page.waitForTimeout(APART_MS);
    }
    throw new Error(`The turn is still not over after ${most} presses.`);
  }
}

const APART_MS = 700;
