import { type AskedSeat, type Line, line } from '@naos/words';
import type { TekhenuChoice } from '../rules/choices.ts';
import { D323, DECREES } from '../rules/content/decrees.ts';
import { godOf } from '../rules/content/wheel.ts';
import { ANY_GOOD } from '../rules/tasks.ts';
import type { TekhenuView } from '../rules/view.ts';
import type { Tekhenu } from '../rules/vocabulary.ts';
import type { en } from './en.ts';
import { amountLine, godName } from './terms.ts';

type Ask = AskedSeat<Tekhenu>;

/** What an action without a die comes from: happiness 21, decree 323, or nothing, as everybody is asked for the decree. */
function extraFrom(view: TekhenuView, seat: number): 'happiness' | 'decree' | 'none' {
  const task = view.agenda.at(-1);
  if (task?.do !== 'extra' || !task.decree) return 'happiness';
  return ((view.players[seat]?.decrees ?? 0) & (1 << D323)) === 0 ? 'none' : 'decree';
}

const EXTRA = { happiness: 'prompt.extra', decree: 'prompt.decree 323', none: 'prompt.decree 323.none' } as const;
const ABOUT_EXTRA = { happiness: 'about.action', decree: 'about.action.decree', none: 'about.action.none' } as const;

function tokensPrompt({ facts }: Ask, view: TekhenuView): Line {
  const top = view.agenda.at(-1);
  const what = top?.do === 'pay' ? top.what : ANY_GOOD;
  const n = Number(facts.amount ?? 0);
  return line('prompt.tokens', { cost: what === ANY_GOOD ? line('amount.any', { n }) : amountLine(what, n) });
}

function valuePrompt({ task }: Ask): Line {
  if (task === 'produce') return line('prompt.production value');
  return line('prompt.value', { god: godName(godOf(task)) });
}

/** A prompt is a text with the step's figures, or worked out from the view. */
const PROMPTS: Readonly<Record<TekhenuChoice, keyof typeof en | ((ask: Ask, view: TekhenuView) => Line)>> = {
  'keep a decree': 'prompt.keep decree',
  'starting card': 'prompt.starting card',
  destiny: 'prompt.destiny',
  resolve: 'prompt.resolve',
  good: 'prompt.mix',
  keep: 'prompt.draw',
  marker: 'prompt.marker',
  draft: 'prompt.draft',
  pan: 'prompt.pan',
  'before the scribes': 'prompt.before',
  ready: 'prompt.ready',
  'next action': 'prompt.next',
  end: 'prompt.end',
  value: valuePrompt,
  place: 'prompt.statue',
  cell: 'prompt.cell',
  turns: 'prompt.turns',
  'ability action': 'prompt.ability',
  space: 'prompt.space',
  cards: ({ facts }, view) => {
    const top = view.agenda.at(-1);
    return line(top?.do === 'thoth' && top.section !== -1 ? 'prompt.cards.more' : 'prompt.cards', facts);
  },
  slot: (_, view) => {
    const top = view.agenda.at(-1);
    return line('prompt.slot', { value: top?.do === 'osiris' ? top.value : 0 });
  },
  track: 'prompt.track',
  blessings: 'prompt.blessings',
  tokens: tokensPrompt,
  action: ({ seat }, view) => line(EXTRA[extraFrom(view, seat)], { code: line(`code.${DECREES[D323]?.code}`) }),
  faith: 'prompt.faith',
  upkeep: 'prompt.upkeep',
  score: 'prompt.score',
};

/** What the asked seat is to do. */
export function prompt(ask: Ask, view: TekhenuView): Line {
  const found = PROMPTS[ask.choice];
  return typeof found === 'string' ? line(found, ask.facts) : found(ask, view);
}

/** What that is about. */
export function about({ task, choice, seat }: Ask, view: TekhenuView): Line {
  if (choice === 'action') return line(ABOUT_EXTRA[extraFrom(view, seat)]);
  if (choice === 'value' && task === 'produce') return line('about.value.produce');
  return line(`about.${choice}` satisfies keyof typeof en);
}
