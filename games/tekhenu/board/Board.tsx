import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import { type ReactElement, useState } from 'react';
import type { TekhenuChoice } from '../rules/choices.ts';
import type { Tekhenu } from '../rules/index.ts';
import { Uses } from './input/Uses.tsx';
import { useNarrow, useSideways } from './input/use-narrow.ts';
import { Patterns } from './look/Glyph.tsx';
import { Gods } from './scene/Gods.tsx';
import { Mine } from './scene/Mine.tsx';
import { StagedMoment } from './scene/Moment.tsx';
import { useScoringNews } from './scene/news.ts';
import { Osiris } from './scene/Osiris.tsx';
import { OwnStrip } from './scene/OwnStrip.tsx';
import { useOwn } from './scene/own.ts';
import { Purity } from './scene/Purity.tsx';
import { RaTiles } from './scene/RaTiles.tsx';
import { Rounds } from './scene/Rounds.tsx';
import { Solo } from './scene/Solo.tsx';
import { Temple } from './scene/Temple.tsx';
import { Track } from './scene/Track.tsx';
import { Wheel } from './scene/Wheel.tsx';

/** Parts of the board that a phone shows one at a time. */
const AREAS = ['wheel', 'temple', 'osiris', 'track', 'mine', 'gods'] as const;
/** And the answers, where the prompt bar has no room for them. */
type Area = (typeof AREAS)[number] | 'uses';

const AT_THE_TEMPLE: readonly TekhenuChoice[] = ['cell', 'turns', 'space', 'place', 'ability action'];

/** Questions that are answered on the picture alone. */
const ON_THE_PICTURE: ReadonlySet<string> = new Set(['draft', 'cell', 'space', 'slot']);

/** The part that a question is about. */
function areaOf(ask: BoardProps<Tekhenu>['ask']): Area | null {
  if (ask === null) return null;
  if (ask.task === 'turn' && ask.choice === 'draft') return 'wheel';
  if (AT_THE_TEMPLE.includes(ask.choice)) return 'temple';
  if (ask.choice === 'slot') return 'osiris';
  if (ask.choice === 'track' || ask.choice === 'faith' || ask.choice === 'upkeep') return 'mine';
  return null;
}

/** The part of the board that something a lesson points at belongs to; null for what is always at hand, such as answers. */
function areaOfPart(part: string): Area | null {
  if (part.startsWith('cell-')) return 'temple';
  if (part.startsWith('sector-') || part.startsWith('die-')) return 'wheel';
  if (part === 'horus') return 'gods';
  return AREAS.find((area) => area === part) ?? null;
}

/** The table of Tekhenu. */
export function Board(given: BoardProps<Tekhenu>): ReactElement {
  const props = useOwn(given);
  const { say, ask, still, view } = props;
  const [area, setArea] = useState<Area>('wheel');
  const narrow = useNarrow();
  const sideways = useSideways();
  const areas: readonly Area[] = sideways ? ['uses', ...AREAS] : AREAS;
  const asked = ask === null ? '' : `${ask.task}/${ask.choice}`;
  // What a lesson speaks of is shown first, then what the question is about; a person may look elsewhere until either changes.
  const [lit] = props.light ?? [];
  const answers = ask !== null && sideways && !ON_THE_PICTURE.has(ask.choice) ? 'uses' : areaOf(ask);
  const wanted = (lit === undefined ? null : areaOfPart(lit)) ?? answers;
  const [followed, follow] = useState<Area | null>(null);
  if (wanted !== followed) {
    follow(wanted);
    if (wanted !== null) setArea(wanted);
  }
  useScoringNews(props.fresh);
  return (
    <div
      className="tekhenu"
      data-area={area}
      data-still={still}
      data-asked={asked}
      data-setup={view.round === 0}
      data-solo={view.solo !== null}
    >
      <h2 className="unseen">{say(line('ui.board'))}</h2>
      <Patterns />
      {narrow && <OwnStrip {...props} />}
      <div className="tekhenu-line">
        <Rounds {...props} />
        <Purity {...props} />
      </div>
      <div className="tekhenu-areas" role="tablist" aria-label={say(line('ui.areas'))}>
        {areas.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === area} onClick={() => setArea(one)}>
            {say(line(`ui.area.${one}`))}
          </button>
        ))}
      </div>
      {(!narrow || sideways) && <Uses {...props} />}
      <div className="tekhenu-top">
        <div className="tekhenu-a-wheel">
          <Wheel {...props} />
        </div>
        <div className="tekhenu-middle">
          <Gods {...props} />
          <RaTiles {...props} />
        </div>
        <div className="tekhenu-a-temple">
          <Temple {...props} />
        </div>
      </div>
      <div className="tekhenu-low">
        <Osiris {...props} />
        <Track {...props} />
        <Solo {...props} />
      </div>
      <Mine {...props} />
      <StagedMoment {...props} />
    </div>
  );
}
