import { ORACLE } from '@naos/bots/oracle';
import type { T } from '../words/index.ts';

/** Manners of playing that a level may have besides. */
const STYLES = { raider: 'style.raider', builder: 'style.builder', hoarder: 'style.hoarder' } as const;
const STYLED = /^(level-\d+)-(\w+)$/;
const isStyle = (name: string): name is keyof typeof STYLES => Object.hasOwn(STYLES, name);

/** The level and the manner of a bot's name that has one, such as `level-4-raider`; null for any other. */
export function styleIn(name: string, t: T): { readonly level: string; readonly style: string } | null {
  const [, level = '', style = ''] = STYLED.exec(name) ?? [];
  return isStyle(style) ? { level, style: t(STYLES[style]) } : null;
}

const NAMES = ['level.1', 'level.2', 'level.3', 'level.4', 'level.5'] as const;

/** A level's name for people: levels are ordered, weakest first, and most games have five. */
export function levelName(level: string, levels: readonly string[], t: T): string {
  if (level === ORACLE) return t('oracle.name');
  const styled = styleIn(level, t);
  if (styled !== null) return t('level.style', { ...styled, level: levelName(styled.level, levels, t) });
  const place = levels.indexOf(level);
  const known = levels.length === NAMES.length ? NAMES[place] : undefined;
  return known === undefined ? t('level.number', { n: place + 1 }) : t(known);
}
