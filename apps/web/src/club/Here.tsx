import type { ClubPage } from '@naos/protocol';
import type { ReactElement } from 'react';
import { titleOf } from '../games/game-modules.ts';
import { useLanguage, useT } from '../words/index.ts';

/** More would be a crowd, not faces. */
const MOST_SHOWN = 6;
const ORDER = { here: 0, playing: 1, away: 2 } as const;
type Presence = keyof typeof ORDER;
const TEXTS = { here: 'club.is-here', playing: 'club.is-playing', away: 'club.is-away' } as const;

/** The other members, those who are here first; presence has a form besides its colour. */
export function Here({ page, you }: { readonly page: ClubPage; readonly you: string }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const people = page.members
    .filter(({ id }) => id !== you)
    .map(({ id, name }) => {
      const game = page.tables.find(
        ({ status, seats }) => status === 'running' && seats.some(({ player, online }) => player === id && online),
      )?.game;
      const presence: Presence = page.here.includes(id) ? 'here' : game === undefined ? 'away' : 'playing';
      const where = game === undefined ? '' : titleOf(game, language);
      return { id, name, presence, text: t(TEXTS[presence], { game: where }) };
    })
    .toSorted((one, other) => ORDER[one.presence] - ORDER[other.presence]);
  const more = people.length - MOST_SHOWN;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reached by the keyboard
    <ul className="club-here" tabIndex={0} aria-label={t('club.here')}>
      {people.slice(0, MOST_SHOWN).map(({ id, name, presence, text }) => (
        <li key={id} data-presence={presence}>
          <span className="club-letter" aria-hidden="true">
            {[...name][0]}
          </span>
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </li>
      ))}
      {more > 0 && <li className="note">{t('club.more', { n: more })}</li>}
    </ul>
  );
}
