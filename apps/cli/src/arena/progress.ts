const BAR_CHARACTERS = 24;
const STEPS_WITHOUT_SCREEN = 10;

/** A bar on standard error: redrawn in place on a screen, a line now and then elsewhere. */
export class Progress {
  private shown = -1;
  private readonly total: number;
  private readonly write: (text: string) => void;
  private readonly screen: boolean;

  constructor(
    total: number,
    write: (text: string) => void = (text) => process.stderr.write(text),
    screen = process.stderr.isTTY === true,
  ) {
    this.total = Math.max(1, total);
    this.write = write;
    this.screen = screen;
  }

  show(done: number, what: string): void {
    const share = Math.min(1, done / this.total);
    const step = Math.floor(share * (this.screen ? 1000 : STEPS_WITHOUT_SCREEN));
    if (step === this.shown) return;
    this.shown = step;
    const bar = '#'.repeat(Math.round(share * BAR_CHARACTERS)).padEnd(BAR_CHARACTERS, '.');
    const line = `[${bar}] ${done}/${this.total} ${what}`;
    this.write(this.screen ? `\r\u001b[2K${line}` : `${line}\n`);
  }

  end(): void {
    if (this.screen && this.shown >= 0) this.write('\n');
  }
}
