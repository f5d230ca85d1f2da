import { type AskedSeat, type Line, line } from '@naos/words';
import type { Aton } from '../rules/index.ts';
import type { en } from './en.ts';
import { roman } from './terms.ts';

/** What that is about. */
export function about({ choice, facts }: AskedSeat<Aton>): Line {
  if (choice !== 'remove') return line(`about.${choice}` satisfies keyof typeof en);
  return line(facts.whose === 'own' ? 'about.remove.own' : 'about.remove.theirs');
}

/** What the asked seat is to do. */
export function prompt({ choice, facts }: AskedSeat<Aton>): Line {
  const left = facts.left ?? 0;
  const last = roman(Number(facts.temples ?? 0));
  switch (choice) {
    case 'remove':
      return facts.whose === 'own'
        ? line('prompt.remove.own')
        : line('prompt.remove.theirs', { left, temples: line('temples.from', { last }) });
    case 'place':
      return line('prompt.place', { left, temples: line('temples.in', { last }) });
    case 'cull':
      return line('prompt.cull', { left });
    case 'allocate':
      return line('prompt.allocate');
  }
}
