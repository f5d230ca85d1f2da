import { MIRROR } from '@naos/bots/mirror';
import { ORACLE } from '@naos/bots/oracle';
import type { ReactElement } from 'react';
import { levelName } from '../bots/levels.ts';
import { mirrorStanding, useMirror } from '../store/mirror.ts';
import { useSay, useT } from '../words/index.ts';
import type { Shelf } from './use-shelf.ts';

interface BotAboutProps {
  readonly id: string;
  /** A level, the mirror, or null where a person sits. */
  readonly level: string | null;
  readonly game: string;
  readonly shelf: Shelf;
  /** Whether the mirror's memory is in this browser. */
  readonly remembers: boolean;
}

/** What the chosen opponent is like, in a sentence. */
export function BotAbout({ id, level, game, shelf, remembers }: BotAboutProps): ReactElement | null {
  const t = useT();
  const say = useSay(shelf.catalogs);
  const memory = useMirror();
  if (level === null) return null;
  const { levels, catalogs } = shelf;
  const key = `bot.${level}`;
  const { played, scale } = mirrorStanding(memory, game, levels);
  const near = levelName(levels[Math.round(scale)] ?? '', levels, t);
  const told =
    level === ORACLE
      ? t('oracle.about')
      : level !== MIRROR
        ? Object.hasOwn(catalogs.en, key) && say({ key })
        : remembers && played > 0
          ? t('mirror.standing', { n: played, level: near })
          : t('mirror.about');
  return told === false ? null : (
    <p id={id} className="note">
      {told}
    </p>
  );
}
