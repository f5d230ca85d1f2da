import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import { GREEN_SPACES, TEMPLE_SIZE, YELLOW_SPACES } from '../../rules/content/board.ts';
import { POINTS_TO_WIN } from '../../rules/content/constants.ts';
import { countByTemple } from '../../rules/priests.ts';
import type { AtonView } from '../../rules/view.ts';
import { Glyph, type GlyphName } from '../look/Glyph.tsx';

/** A way to win at once: how far each side is, and how far it is to go. */
interface Way {
  readonly id: 'points' | 'temple' | 'yellow' | 'green';
  readonly glyph: GlyphName;
  readonly rule: string;
  readonly goal: number;
  readonly have: readonly number[];
}

/** 4.4.3, 4.7.11 to 4.7.13: the four ways, with a board that may be the one pointed at. */
function waysOf(view: AtonView, board: readonly number[]): readonly Way[] {
  const on = (spaces: readonly number[]) =>
    [0, 1].map((seat) => spaces.filter((space) => board[space] === seat).length);
  return [
    { id: 'points', glyph: 'scarab', rule: '4.4.3', goal: POINTS_TO_WIN, have: view.sides.map(({ score }) => score) },
    {
      id: 'temple',
      glyph: 'gate',
      rule: '4.7.11',
      goal: TEMPLE_SIZE,
      have: [0, 1].map((seat) => Math.max(...countByTemple(board, seat))),
    },
    { id: 'yellow', glyph: 'ankh', rule: '4.7.12', goal: YELLOW_SPACES.length, have: on(YELLOW_SPACES) },
    { id: 'green', glyph: 'lotus', rule: '4.7.13', goal: GREEN_SPACES.length, have: on(GREEN_SPACES) },
  ];
}

interface WaysProps {
  readonly view: AtonView;
  readonly board: readonly number[];
  readonly say: Say;
}

/** The ways to win, and how far both are on each: always in sight. */
export function Ways({ view, board, say }: WaysProps): ReactElement {
  return (
    <ul className="aton-ways" data-part="ways" aria-label={say(line('ways.title'))}>
      {waysOf(view, board).map(({ id, glyph, rule, goal, have }) => {
        const [red = 0, blue = 0] = have;
        const about = say(line(`ways.${id}`, { goal, red, blue }));
        return (
          <li key={id} data-way={id} data-explain={about} data-rule={rule}>
            <Glyph name={glyph} />
            <span className="aton-way-name" aria-hidden="true">
              {say(line(`ways.${id}.short`))}
            </span>
            {have.map((n, seat) => (
              <b key={seat} data-seat={seat} data-near={n * 4 >= goal * 3} aria-hidden="true">
                {n}
                <i style={{ '--part': n / goal }} />
              </b>
            ))}
            <small aria-hidden="true">/{goal}</small>
            <span className="unseen">{about}</span>
          </li>
        );
      })}
    </ul>
  );
}
