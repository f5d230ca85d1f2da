import { ORACLE } from '@naos/bots/oracle';
import type { T } from '../words/index.ts';

const NAMES = ['level.1', 'level.2', 'level.3', 'level.4', 'level.5'] as const;

/** A level's name for people: levels are ordered, weakest first, and most games have five. */
export function levelName(level: string, levels: readonly string[], t: T): string {
  if (level === ORACLE) return t('oracle.name');
  const place = levels.indexOf(level);
  const known = levels.length === NAMES.length ? NAMES[place] : undefined;
  return known === undefined ? t('level.number', { n: place + 1 }) : t(known);
}
