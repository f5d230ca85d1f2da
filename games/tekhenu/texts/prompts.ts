import { type AskedSeat, type Line, line } from '@naos/words';
import { D323, DECREES } from '../rules/content/decrees.ts';
import { godOf } from '../rules/content/wheel.ts';
import { ANY_GOOD } from '../rules/tasks.ts';
import type { TekhenuView } from '../rules/view.ts';
import { amountLine, godName } from './terms.ts';

/** Prompts that depend on the step alone, as `task/choice`. */
const PLAIN: Readonly<Record<string, string>> = {
  'game/keep a decree': 'prompt.keep decree',
  'game/starting card': 'prompt.starting card',
  'game/destiny': 'prompt.destiny',
  'maat/destiny': 'prompt.destiny',
  'gains/resolve': 'prompt.resolve',
  'mix/good': 'prompt.mix',
  'draw/keep': 'prompt.draw',
  'either/marker': 'prompt.marker',
  'turn/draft': 'prompt.draft',
  'turn/pan': 'prompt.pan',
  'turn/before the scribes': 'prompt.before',
  'turn/ready': 'prompt.ready',
  'turn/next action': 'prompt.next',
  'turn/end': 'prompt.end',
  'horus/place': 'prompt.statue',
  'ra/cell': 'prompt.cell',
  'ra/turns': 'prompt.turns',
  'ra/ability action': 'prompt.ability',
  'hathor/space': 'prompt.space',
  'osiris/track': 'prompt.track',
  'produce/blessings': 'prompt.blessings',
  'produce/value': 'prompt.production value',
  'maat/faith': 'prompt.faith',
  'scoring/upkeep': 'prompt.upkeep',
  'decrees/score': 'prompt.score',
};

function extraPrompt(view: TekhenuView, seat: number): Line {
  const task = view.agenda.at(-1);
  if (task?.do !== 'extra' || !task.decree) return line('prompt.extra');
  const holds = ((view.players[seat]?.decrees ?? 0) & (1 << D323)) !== 0;
  const code = line(`code.${DECREES[D323]?.code}`);
  return holds ? line('prompt.decree 323', { code }) : line('prompt.decree 323.none');
}

/** What the asked seat is to do. */
export function prompt({ task, choice, seat, facts }: AskedSeat, view: TekhenuView): Line {
  const plain = PLAIN[`${task}/${choice}`];
  if (plain !== undefined) return line(plain, facts);
  const top = view.agenda.at(-1);
  switch (choice) {
    case 'value':
      return line('prompt.value', { god: godName(godOf(task)) });
    case 'cards':
      return line(top?.do === 'thoth' && top.section !== -1 ? 'prompt.cards.more' : 'prompt.cards', facts);
    case 'slot':
      return line('prompt.slot', { value: top?.do === 'osiris' ? top.value : 0 });
    case 'tokens': {
      const what = top?.do === 'pay' ? top.what : ANY_GOOD;
      const n = Number(facts.amount ?? 0);
      return line('prompt.tokens', { cost: what === ANY_GOOD ? line('amount.any', { n }) : amountLine(what, n) });
    }
    default:
      return extraPrompt(view, seat);
  }
}
