import type { OrderKind, OrderWay } from '@naos/game-module';
import type { Tekhenu, TekhenuMove } from './rules/index.ts';

const first =
  (what: TekhenuMove['do']): OrderWay<Tekhenu>['answer'] =>
  (moves) =>
    moves.find((move) => move.do === what);

/** Questions between the rounds; the draft and what a die is used for are nobody else's. */
export const orders: readonly OrderKind<Tekhenu>[] = [
  {
    id: 'upkeep',
    choices: ['upkeep'],
    title: { en: 'Bread for my buildings', ru: 'Хлеб за мои здания' },
    ways: [{ id: 'pay', title: { en: 'pay all I can', ru: 'платить сколько могу' }, answer: first('upkeep') }],
  },
  {
    id: 'faith',
    choices: ['faith'],
    title: { en: 'Faith on my scales', ru: 'Жетоны веры на мои весы' },
    ways: [{ id: 'none', title: { en: 'add none', ru: 'не добавлять' }, answer: first('faith') }],
  },
  {
    id: 'extra',
    choices: ['action'],
    title: { en: 'An extra action of any value', ru: 'Дополнительное действие с любым значением' },
    ways: [{ id: 'decline', title: { en: 'always decline', ru: 'всегда отказываться' }, answer: first('decline') }],
  },
];
