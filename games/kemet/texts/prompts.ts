import { type AskedSeat, type Line, line } from '@naos/words';
import type { KemetChoice } from '../rules/choices.ts';
import type { KemetView } from '../rules/view.ts';
import type { Kemet } from '../rules/vocabulary.ts';
import type { en } from './en.ts';

/** Steps that hidden cards could widen come in two kinds with one meaning (R55). */
const PROMPTS: Readonly<Record<KemetChoice, keyof typeof en>> = {
  'place troops': 'prompt.setup.place-troops',
  'place pyramids': 'prompt.setup.place-pyramids',
  'choose a starting tile': 'prompt.setup.choose-a-starting-tile',
  menu: 'prompt.turn.menu',
  'menu openly': 'prompt.turn.menu',
  build: 'prompt.build.build',
  recruit: 'prompt.recruit.recruit',
  'battle order': 'prompt.recruit.battle-order',
  'place units': 'prompt.levy.place-units',
  buy: 'prompt.buy.buy',
  'replace a battle card': 'prompt.taken.replace-a-battle-card',
  'place the creature': 'prompt.taken.place-the-creature',
  start: 'prompt.move.start',
  'start openly': 'prompt.move.start',
  march: 'prompt.move.march',
  'march openly': 'prompt.move.march',
  'war council': 'prompt.battle.war-council',
  'divine wound': 'prompt.battle.divine-wound',
  loser: 'prompt.battle.loser',
  'retreat area': 'prompt.battle.retreat-area',
  winner: 'prompt.battle.winner',
  fetch: 'prompt.memory.fetch',
  strike: 'prompt.fire.strike',
  offering: 'prompt.night.offering',
  'delta temple': 'prompt.night.delta-temple',
  'veterans for prayer': 'prompt.night.veterans-for-prayer',
  vision: 'prompt.draw.vision',
  'veterans for cards': 'prompt.draw.veterans-for-cards',
  muster: 'prompt.muster.muster',
  destiny: 'prompt.night.destiny',
};

/** The war council asks for the card to play, then for the one to drop, then for more. */
const COUNCIL: readonly (keyof typeof en)[] = ['about.war council', 'about.war council.drop'];

/** What that is about. */
export function about({ choice, facts }: AskedSeat<Kemet>, { phase }: KemetView): Line {
  switch (choice) {
    case 'menu':
    case 'menu openly':
      return line(facts.placed === 1 ? 'about.menu.placed' : 'about.menu');
    case 'start openly':
      return line('about.start');
    case 'march openly':
      return line('about.march');
    case 'build':
      return line(phase === 'night' ? 'about.build.night' : 'about.build');
    case 'war council':
      return line(COUNCIL[Number(facts.stage)] ?? 'about.war council.add');
    default:
      return line(`about.${choice}` satisfies keyof typeof en);
  }
}

/** What the asked seat is to do. */
export function prompt({ task, choice, facts }: AskedSeat<Kemet>, view: KemetView): Line {
  const { area, ...figures } = facts;
  const values = typeof area === 'string' ? { ...figures, place: line(`area.${area}`) } : figures;
  if (task === 'build' && view.phase === 'night') return line('prompt.build.night');
  if (task === 'buy' && view.phase === 'night') return line('prompt.buy.night', values);
  return line(PROMPTS[choice], values);
}
