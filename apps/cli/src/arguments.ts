import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageProblem } from './problem.ts';

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** The words of a command line, asked for by name and checked on the way out. */
export class Arguments {
  private readonly values: Values;
  private readonly words: readonly string[];

  constructor(line: readonly string[], options: ParseArgsOptionsConfig) {
    try {
      const parsed = parseArgs({ args: [...line], options, allowPositionals: true });
      this.values = parsed.values;
      this.words = parsed.positionals;
    } catch (error) {
      throw new UsageProblem(error instanceof Error ? error.message : String(error));
    }
  }

  /** The only word besides options, such as the name of a file. */
  word(what: string): string {
    const [first, ...more] = this.words;
    if (first === undefined) throw new UsageProblem(`${what} is missing.`);
    if (more.length > 0) throw new UsageProblem(`"${more[0]}" is one word too many.`);
    return first;
  }

  /** At most one word besides options. */
  maybeWord(): string | undefined {
    return this.words.length === 0 ? undefined : this.word('The word');
  }

  none(): void {
    if (this.words.length > 0) throw new UsageProblem(`"${this.words[0]}" is one word too many.`);
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): readonly string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  }

  /** A list written with commas. */
  list(name: string): readonly string[] {
    const parts = this.text(name)?.split(',') ?? [];
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  }

  whole(name: string, min = 0, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    throw new UsageProblem(`--${name} wants a whole number ${range}, not "${text}".`);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], standard: T): T {
    const text = this.text(name);
    if (text === undefined) return standard;
    const found = allowed.find((one) => one === text);
    if (found === undefined) throw new UsageProblem(`--${name} can be ${allowed.join(' or ')}, not "${text}".`);
    return found;
  }
}
