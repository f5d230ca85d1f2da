import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import type { TekhenuChoice } from '../rules/choices.ts';
import type { Tekhenu } from '../rules/index.ts';
import { Uses } from './input/Uses.tsx';
import { Patterns } from './look/Glyph.tsx';
import { Horus } from './scene/Horus.tsx';
import { Mine } from './scene/Mine.tsx';
import { useScoringNews } from './scene/news.ts';
import { Osiris } from './scene/Osiris.tsx';
import { useOwn } from './scene/own.ts';
import { RaTiles } from './scene/RaTiles.tsx';
import { Solo } from './scene/Solo.tsx';
import { Temple } from './scene/Temple.tsx';
import { Thread } from './scene/Thread.tsx';
import { Track } from './scene/Track.tsx';
import { Wheel } from './scene/Wheel.tsx';

/** Parts of the board that a phone shows one at a time. */
const AREAS = ['wheel', 'temple', 'osiris', 'track', 'mine'] as const;
type Area = (typeof AREAS)[number];

const AT_THE_TEMPLE: readonly TekhenuChoice[] = ['cell', 'turns', 'space', 'place', 'ability action'];

/** The part that a question is about. */
function areaOf(ask: BoardProps<Tekhenu>['ask']): Area | null {
  if (ask === null) return null;
  if (ask.task === 'turn' && ask.choice === 'draft') return 'wheel';
  if (AT_THE_TEMPLE.includes(ask.choice)) return 'temple';
  if (ask.choice === 'slot') return 'osiris';
  return null;
}

/** The part of the board that something a lesson points at belongs to; null for what is always at hand, such as answers. */
function areaOfPart(part: string): Area | null {
  if (part.startsWith('cell-')) return 'temple';
  if (part.startsWith('sector-') || part.startsWith('die-')) return 'wheel';
  return AREAS.find((area) => area === part) ?? null;
}

/** The table of Tekhenu. */
export function Board(given: BoardProps<Tekhenu>): ReactElement {
  const props = useOwn(given);
  const { say, ask, still } = props;
  const [area, setArea] = useState<Area>('wheel');
  const asked = ask === null ? '' : `${ask.task}/${ask.choice}`;
  // What a lesson speaks of is shown first, then what the question is about; a person may look elsewhere until either changes.
  const [lit] = props.light ?? [];
  const wanted = (lit === undefined ? null : areaOfPart(lit)) ?? areaOf(ask);
  const [followed, follow] = useState<Area | null>(null);
  if (wanted !== followed) {
    follow(wanted);
    if (wanted !== null) setArea(wanted);
  }
  useScoringNews(props.fresh);
  return (
    <div className="tekhenu" data-area={area} data-still={still} data-asked={asked}>
      <h2 className="unseen">{say(line('ui.board'))}</h2>
      <Patterns />
      <Rounds {...props} />
      <div className="tekhenu-areas" role="tablist" aria-label={say(line('ui.areas'))}>
        {AREAS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === area} onClick={() => setArea(one)}>
            {say(line(`ui.area.${one}`))}
          </button>
        ))}
      </div>
      <div className="tekhenu-top">
        <div className="tekhenu-a-wheel">
          <Wheel {...props} />
          <p className="tekhenu-legend" aria-hidden="true">
            <span data-ring="0">{say(line('purity.pure'))}</span>
            <span data-ring="1">{say(line('purity.tainted'))}</span>
            <span data-ring="2">{say(line('purity.forbidden'))}</span>
          </p>
          <Horus {...props} />
        </div>
        <div className="tekhenu-middle">
          <Uses {...props} />
          <RaTiles {...props} />
          <Solo {...props} />
        </div>
        <div className="tekhenu-a-temple">
          <Temple {...props} />
        </div>
        <Thread {...props} />
      </div>
      <div className="tekhenu-low">
        <div className="tekhenu-a-osiris">
          <Osiris {...props} />
        </div>
        <div className="tekhenu-a-track">
          <Track {...props} />
        </div>
      </div>
      <div className="tekhenu-a-mine">
        <Mine {...props} />
      </div>
    </div>
  );
}

/** Sixteen rounds; Maat phases every four, scorings after 8 and 16. */
function Rounds({ view, say }: BoardProps<Tekhenu>): ReactElement {
  return (
    <p className="tekhenu-rounds">
      <b>{say(line('event.round', { round: Math.max(1, view.round) }))}</b>
      <span aria-hidden="true">
        {Array.from({ length: 16 }, (_, i) => (
          <i
            key={i}
            data-done={i + 1 < view.round}
            data-now={i + 1 === view.round}
            data-maat={i % 4 === 3}
            data-score={i % 8 === 7}
          />
        ))}
      </span>
      {say(
        line('ui.rounds.next', { maat: Math.ceil(Math.max(1, view.round) / 4) * 4, scoring: view.round <= 8 ? 8 : 16 }),
      )}
    </p>
  );
}
