import { choice, type Game, type Interjections, KINDS, rule, together } from '@naos/engine';
import type { LawSpec } from '../../src/index.ts';
import { copy, imagine, view } from './knowledge.ts';
import { drawCard, offerings, offersOf, powers, procedures, read, reveal, whyNoOffer } from './offerings.ts';
import { toySpec, words } from './spec.ts';
import type { Toy, ToyState } from './vocabulary.ts';

/** A toy game that breaks one law, and what the report must say. */
export interface Fault {
  readonly law: number;
  readonly what: string;
  readonly game: Game<Toy>;
  readonly spec?: Partial<LawSpec<Toy>>;
  readonly says: RegExp;
  /** It sits in the set-up, or shows only over a whole game: a crowded position has passed it by. */
  readonly atSetup?: true;
}

const offer = together<Toy, { readonly do: 'round'; at: number }>('offer', {
  who: (state) => state.offers.map((_, seat) => seat).filter((seat) => state.offers[seat] === 0),
  moves: (state, _task, seat) => offersOf(state, seat),
  chosen: (table, _task, move, seat) => {
    if (move.do !== 'offer') return;
    const hand = table.state.hands[seat] ?? [];
    hand.splice(hand.indexOf(move.card), 1);
    table.state.offers[seat] = move.card;
  },
});
const drawAll = rule<Toy, { readonly do: 'round'; at: number }>('draw', (table) => {
  for (let seat = 0; seat < table.state.seats; seat++) drawCard(table, seat);
});
const withRound = (round: (typeof procedures)['round']): Game<Toy> => ({
  ...offerings,
  procedures: { ...procedures, round },
});
const withMark = (marked: (state: ToyState, learned: () => void) => void): Game<Toy> => ({
  ...offerings,
  procedures: {
    ...procedures,
    marks: procedures.marks.map((step) =>
      step.kind !== KINDS.choice
        ? step
        : choice<Toy, { readonly do: 'marks'; at: number; readonly seat: number; left: number }>('mark', {
            ...step,
            chosen: (table, task, move, seat) => {
              step.chosen(table, task, move, seat);
              marked(table.state, () => table.learned());
            },
          }),
    ),
  },
});

const withPower = (power: Partial<Interjections<Toy>>): Game<Toy> => ({
  ...offerings,
  interjections: { ...powers, ...power },
});

let games = 0;
const zone = (): number => new Date(0).getTimezoneOffset();

/** Ordinary in this process, different in one with another time zone. */
export const zoned: Game<Toy> = {
  ...offerings,
  id: 'zoned',
  setup: (...given) => ({ ...offerings.setup(...given), round: zone() === 0 ? 0 : 1 }),
};

const { notNow: _notNow, ...withoutNotNow } = offerings;
const { event: _event, ...withoutEvent } = words.catalogs.ru;

export const FAULTS: readonly Fault[] = [
  { law: 1, what: 'states too short a length', game: { ...offerings, longest: 4 }, says: /goes on after 4 decisions/ },
  {
    law: 1,
    what: 'ranks nobody first',
    game: { ...offerings, outcome: (state) => ({ ...offerings.outcome(state), places: state.points.map(() => 2) }) },
    says: /not a ranking/,
  },
  {
    law: 2,
    what: 'asks seats that have nothing to choose from',
    game: withRound([
      together('offer', { ...offer, moves: (state, _task, seat) => (seat === 0 ? offersOf(state, seat) : []) }),
      ...procedures.round.slice(1),
    ]),
    says: /seat 1 is asked and has no move/,
  },
  { law: 3, what: 'gives two moves one key', game: { ...offerings, key: () => 1 }, says: /the same key 1/ },
  {
    law: 3,
    what: 'writes two moves alike',
    game: { ...offerings, write: (move) => (move.do === 'mark' ? 'mark 1' : offerings.write(move)) },
    says: /are written "mark 1"|is read as/,
  },
  {
    law: 3,
    what: 'reads another move than it wrote',
    game: { ...offerings, read: (text) => read(text.replace('mark 1', 'mark 2')) },
    says: /"mark 1" is read as/,
  },
  {
    law: 4,
    what: 'copies a list by reference',
    game: { ...offerings, copy: (state) => ({ ...copy(state), cells: state.cells }) },
    says: /read only|changes the original/,
  },
  {
    law: 4,
    what: 'sorts a hand while showing it',
    game: {
      ...offerings,
      view: (state, viewer) => {
        for (const hand of state.hands) hand.sort();
        return view(state, viewer);
      },
    },
    says: /read only/,
  },
  {
    law: 5,
    what: 'keeps an undefined in the state',
    game: { ...offerings, setup: (...given) => ({ ...offerings.setup(...given), last: undefined }) },
    says: /does not survive JSON at state\.last/,
    atSetup: true,
  },
  {
    law: 5,
    what: 'keeps a set in the state',
    game: { ...offerings, setup: (...given) => ({ ...offerings.setup(...given), seen: new Set([1]) }) },
    says: /does not survive JSON at state\.seen/,
    atSetup: true,
  },
  {
    law: 5,
    what: 'puts an undefined into the state with a mark',
    game: withMark((state) => void Object.assign(state, { last: undefined })),
    says: /does not survive JSON at state\.last/,
  },
  {
    law: 6,
    what: 'does something else every other time',
    game: withMark((state) => {
      if (games++ % 2 === 0) state.deck.reverse();
    }),
    says: /when played again|in another process/,
  },
  {
    law: 6,
    what: 'remembers earlier games',
    game: { ...offerings, setup: (...given) => ({ ...offerings.setup(...given), round: ++games % 2 }) },
    says: /when played again/,
    atSetup: true,
  },
  {
    law: 6,
    what: 'asks the machine for its time zone',
    game: zoned,
    spec: { module: import.meta.url },
    says: /in another process/,
    atSetup: true,
  },
  {
    law: 7,
    what: 'shows the whole deck through the view',
    game: { ...offerings, view: (state, viewer) => ({ ...view(state, viewer), deck: state.deck.at(-1) ?? 0 }) },
    says: /looks different to it at view\.deck/,
  },
  {
    law: 7,
    what: 'asks a seat only when its hidden hand is good',
    game: withRound([
      together('offer', {
        ...offer,
        who: (state, task) => {
          const asked = offer.who(state, task);
          const strong = asked.filter((seat) => state.hands[seat]?.includes(6));
          return strong.length > 0 ? strong : asked;
        },
      }),
      ...procedures.round.slice(1),
    ]),
    says: /shows in what it is asked: sent\.asked/,
  },
  {
    law: 7,
    what: 'names the secret card in a public event',
    game: withRound([
      together('offer', {
        ...offer,
        chosen: (table, task, move, seat) => {
          offer.chosen(table, task, move, seat);
          if (move.do === 'offer') table.tell({ kind: 'marked', seat, cell: move.card });
        },
      }),
      ...procedures.round.slice(1),
    ]),
    says: /events tell (seat \d|a spectator) what its view does not/,
  },
  {
    law: 7,
    what: 'forgets a known card when it imagines',
    game: { ...offerings, imagine: (seen, random) => imagine({ ...seen, hand: [], top: 0 }, random) },
    says: /looks different to it at view\.hand/,
  },
  {
    law: 8,
    what: 'loses a card',
    game: withRound([offer, rule('reveal', reveal), rule('lose', ({ state }) => void state.pile.pop()), drawAll]),
    says: /not conserved: counts\.cards/,
  },
  {
    law: 8,
    what: 'counts a point twice',
    game: withMark((state) => {
      state.points[0] = (state.points[0] ?? 0) + 1;
    }),
    says: /do not equal their recount: points\.0/,
  },
  {
    law: 9,
    what: 'draws cards without closing undo',
    game: withRound([
      offer,
      rule('reveal', reveal),
      rule('draw', ({ state }) => {
        for (const hand of state.hands) hand.push(...state.deck.splice(-1));
      }),
    ]),
    says: /shows seat \d something new, yet undo stays open/,
  },
  {
    law: 9,
    what: 'closes the undo of another seat than the one that learned something',
    game: withPower({
      chosen: (table, _move, seat) => {
        table.state.peeks[seat] = table.state.deck.length;
        table.learned((seat + 1) % table.state.seats);
      },
    }),
    says: /"peek" shows seat \d something new, yet undo stays open/,
  },
  {
    law: 9,
    what: 'closes undo after open moves',
    game: {
      ...withMark((_state, learned) => learned()),
      procedures: { ...withMark((_state, learned) => learned()).procedures, round: [offer, rule('reveal', reveal)] },
    },
    says: /"mark: mark" closed undo \d+ times although no view ever gained anything/,
  },
  {
    law: 9,
    what: 'does not come back the same way',
    game: withMark((state) => {
      // Nobody sees the deck, so no view gains anything; yet the same moves do not lead to the same state.
      if (games++ % 2 === 0) state.deck.reverse();
    }),
    says: /taking back "mark \d" does not lead back: state\.deck|making "mark \d" again does something else: state\.deck/,
  },
  {
    law: 10,
    what: 'has a step that never runs',
    game: {
      ...offerings,
      procedures: {
        ...procedures,
        marks: [...procedures.marks, rule('stop', (table) => table.end()), rule('never', () => undefined)],
      },
    },
    spec: { rareSteps: ['game / shuffle', 'game / deal'] },
    says: /never seen in the whole run: steps marks \/ never$/,
  },
  {
    law: 10,
    what: 'never offers a kind of move',
    game: withPower({ moves: () => [] }),
    says: /never seen in the whole run: moves peek$/,
  },
  {
    law: 10,
    what: 'never tells a kind of event',
    game: withRound([offer, ...procedures.round.slice(1)]),
    says: /never seen in the whole run: events offered$/,
  },
  {
    law: 10,
    what: 'never uses a content row',
    game: offerings,
    spec: {
      rareSteps: ['game / shuffle', 'game / deal'],
      rows: { all: ['1', '6', '7'], used: (event) => (event.kind === 'won' ? event.cards.map(String) : []) },
    },
    says: /never seen in the whole run: content rows 7$/,
  },
  {
    law: 11,
    what: 'can not be imagined while an offer lies hidden',
    game: {
      ...offerings,
      imagine: (seen, random) => {
        if (seen.offered.some((done) => done)) throw new RangeError('an offer that I know nothing of');
        return imagine(seen, random);
      },
    },
    says: /an offer that I know nothing of/,
  },
  {
    law: 11,
    what: 'can not be resumed from its file',
    game: {
      ...offerings,
      setup: (...given) => ({ ...offerings.setup(...given), round: ++games % 2 }),
    },
    says: /stands elsewhere|is refused|not over/,
    atSetup: true,
  },
  {
    law: 11,
    what: 'comes back from its file another way',
    game: withMark((state) => {
      if (games++ % 3 === 0) state.pile.reverse();
    }),
    says: /stands elsewhere/,
  },
  {
    law: 12,
    what: 'changes something while it says why not',
    game: withPower({
      whyNot: (state) => {
        state.round += 1;
        return { rule: '1', why: 'used' };
      },
    }),
    says: /the refused "peek" of seat \d changes the state/,
  },
  {
    law: 12,
    what: 'falls over a strange text',
    game: { ...offerings, read: (text) => (text.length > 40 ? read(text.repeat(-1)) : read(text)) },
    says: /Invalid count value/,
  },
  {
    law: 12,
    what: 'refuses without a rule',
    game: withPower({ whyNot: () => ({ rule: '', why: '' }) }),
    says: /the refusal of "peek" names no rule/,
  },
  {
    law: 13,
    what: 'lacks a word in one language',
    game: offerings,
    spec: { words: { ...words, catalogs: { en: words.catalogs.en, ru: withoutEvent } } },
    says: /the event "[a-z ]+" has no words: ru "event"/,
  },
  {
    law: 13,
    what: 'does not say what a question is about',
    game: offerings,
    spec: { words: { ...words, about: ({ choice }) => ({ key: `about.${choice}` }) } },
    says: /what "[a-z ]+" is about has no words: en "about\.[a-z ]+", ru "about\.[a-z ]+"/,
  },
  {
    law: 13,
    what: 'labels two moves alike',
    game: offerings,
    spec: { words: { ...words, move: () => ({ key: 'move', values: { move: 'this' } }) } },
    says: /two moves of one decision have the label/,
  },
  {
    law: 13,
    what: 'leaves out a value of a text',
    game: offerings,
    spec: { words: { ...words, move: (move) => ({ key: 'move', values: { what: offerings.write(move) } }) } },
    says: /has no words: en "move" without its \{move\}/,
  },
  {
    law: 14,
    what: 'has no cell left to mark',
    game: withMark((state) => {
      state.cells.fill(0);
    }),
    says: /leaves seat \d nothing to choose from/,
  },
  {
    law: 14,
    what: 'has nothing to choose from where only a search would come',
    game: withRound([
      together('offer', {
        ...offer,
        chosen: (table, task, move, seat) => {
          offer.chosen(table, task, move, seat);
          if (!table.loud) table.state.cells.fill(0);
        },
      }),
      ...procedures.round.slice(1),
    ]),
    says: /(of seat \d|imagines): offerings: "marks \/ mark" leaves seat \d nothing to choose from/,
  },
  {
    law: 15,
    what: 'gives a point and tells nobody',
    game: withMark((state) => {
      state.points[0] = (state.points[0] ?? 0) + 1;
    }),
    says: /after "mark \d" of seat \d seat 0 has 1 more points, events say 0/,
  },
  {
    law: 15,
    what: 'tells of things that nobody holds',
    game: offerings,
    spec: { ledger: (event) => [...(toySpec.ledger?.(event) ?? []), { seat: 0, what: 'gold', by: 1 }] },
    says: /events tell of seat 0 gold, which it does not hold/,
  },
  {
    law: 16,
    what: 'refuses without a reason',
    game: withoutNotNow,
    says: /"(peek|offer \d|mark \d)" is refused without a reason \((round \/ offer|marks \/ mark): \w+\)/,
  },
  {
    law: 16,
    what: 'says "not now" of what a choice offers',
    game: withRound([together('offer', { ...offer, whyNot: () => null }), ...procedures.round.slice(1)]),
    says: /"offer \d" is refused with "not now", although this choice offers its kind/,
  },
  {
    law: 16,
    what: 'has a reason against a move on the list',
    game: withPower({ whyNot: () => ({ rule: '4', why: 'no peek' }) }),
    says: /"peek" is on the list, yet rule 4 \(no peek\) is said to forbid it/,
  },
  {
    law: 16,
    what: 'gives a reason without words',
    game: withPower({ whyNot: (state, _move, seat) => (state.peeks[seat] === 0 ? null : { rule: '4', why: 'odd' }) }),
    says: /a reason that has no words: en "odd", ru "odd"/,
  },
  {
    law: 16,
    what: 'gives a reason without its facts',
    game: withRound([
      together('offer', {
        ...offer,
        whyNot: (state, _task, move, seat) => {
          const why = whyNoOffer(state, seat, move);
          return why === null ? null : { rule: why.rule, why: why.why };
        },
      }),
      ...procedures.round.slice(1),
    ]),
    says: /en "no card" without its \{card\}/,
  },
  {
    law: 17,
    what: 'takes more than it says',
    game: withRound([
      together('offer', {
        ...offer,
        chosen: (table, task, move, seat) => {
          offer.chosen(table, task, move, seat);
          table.state.pile.push(...(table.state.hands[seat]?.splice(0, 1) ?? []));
        },
      }),
      ...procedures.round.slice(1),
    ]),
    says: /"offer \d" promises \{"cards":-1\} and does \{"cards":-\d\}/,
  },
  {
    law: 18,
    what: 'tells a number that no file can hold',
    game: withRound([
      offer,
      rule('reveal', reveal),
      rule('draw', (table) => table.tell({ kind: 'drew', seat: 0, cards: Number.NaN })),
    ]),
    says: /kept is another one when it is read: position\.moves/,
  },
];
