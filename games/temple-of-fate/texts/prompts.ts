import { type AskedSeat, type Line, line } from '@naos/words';
import { ROUNDS } from '../rules/content/geometry.ts';
import type { TempleView } from '../rules/view.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import type { en } from './en.ts';
import { ofColour, roman, tileName } from './terms.ts';

function exchangePrompt({ seats, round }: TempleView): Line {
  if (round > 3) return line(seats === 2 ? 'prompt.exchange.level2' : 'prompt.exchange.level2.left');
  return line(seats === 2 ? 'prompt.exchange.two' : 'prompt.exchange.three');
}

function buildPrompt({ seat, facts }: AskedSeat<TempleOfFate>, view: TempleView): Line {
  const own = view.players[seat];
  const left = Number(facts.left ?? 0);
  if (left === 0) return line(own?.temple.held.length === 0 ? 'prompt.build.done' : 'prompt.build.done.strips');
  if (view.round === ROUNDS) {
    const second = view.options.hummingbird && own?.looked === 2;
    return line(second ? 'prompt.build.summit.second' : 'prompt.build.summit');
  }
  if (view.options.hummingbird && own?.turned === own?.used) return line('prompt.build.turn-up', { left });
  return line('prompt.build', { left, level: roman(Number(facts.level ?? 0)) });
}

/** What that is about. */
export function about({ choice, facts }: AskedSeat<TempleOfFate>, { round }: TempleView): Line {
  if (choice !== 'build') return line(`about.${choice}` satisfies keyof typeof en);
  if (Number(facts.left ?? 0) === 0) return line('about.build.done');
  return line(round === ROUNDS ? 'about.build.summit' : 'about.build');
}

/** What the asked seat is to do. */
export function prompt(ask: AskedSeat<TempleOfFate>, view: TempleView): Line {
  const { choice, facts, seat } = ask;
  switch (choice) {
    case 'pick a side':
      return line('prompt.goals');
    case 'exchange':
      return exchangePrompt(view);
    case 'assign': {
      const own = view.players[seat];
      return line('prompt.assign', { tile: tileName(own?.drawn[(own?.looked ?? 1) - 1] ?? 0) });
    }
    case 'build':
      return buildPrompt(ask, view);
    case 'take a card':
      return line('prompt.deck');
    case 'occupy cells':
      return line('prompt.occupy', { of: ofColour(Number(facts.colour ?? 0)), length: facts.length ?? 0 });
    case 'use a chain':
      return Number(facts.uses ?? 0) > 0 ? line('prompt.use', { uses: facts.uses ?? 0 }) : line('prompt.use.end');
  }
}
