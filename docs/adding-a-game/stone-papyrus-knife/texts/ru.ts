import type { en } from './en.ts';

/** Typed by the English texts, so that no line can be forgotten. */
export const ru: Readonly<Record<keyof typeof en, string>> = {
  'card.stone': 'камень',
  'card.papyrus': 'папирус',
  'card.knife': 'нож',
  'cards.list': '{first}, {rest}',
  'prompt.choose a card': 'Выберите карту.',
  'prompt.swap a card': 'Замените одну карту или оставьте всё как есть.',
  'about.choose a card':
    'Подумайте, что ещё может быть у соперника: показанное на столе уже вышло. Лучше та карта, что побьёт самую вероятную.',
  'about.swap a card': 'Новая карта — удача, отложенная уже не вернётся. Меняйте ту, которой почти нечего бить.',
  'move.show': 'Показать: {card}',
  'move.swap': 'Заменить: {card}',
  'move.keep': 'Ничего не менять',
  'event.shown': 'Карты: {first} и {second}.',
  'event.scored': '{name}: очко.',
  'event.tied': 'Ничья: очко не получает никто.',
  'event.swapped': '{name} откладывает карту: {card}.',
  'event.drew':
    '{name}: {n, plural, one {# новая карта} few {# новые карты} many {# новых карт} other {# новой карты}}: {cards}.',
  'event.drew unseen': '{name} берёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'why.not-in-hand': 'Такой карты у вас нет.',
  'why.not-now': 'Сейчас решается другое.',
  'outcome.won': '{name} побеждает: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'outcome.shared': 'Ничья: по {points, plural, one {# очку} few {# очка} many {# очков} other {# очка}}.',
  'board.points':
    '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}} в руке.',
  'board.deck': 'Карт в колоде: {n}.',
  'board.title': 'Стол',
  'board.hand': 'В руке {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'board.ready': 'Выбор сделан.',
  'board.shown': 'Показано последним',
  'board.yours': 'Ваша рука',
  'board.chosen': 'Вы выбрали: {card}.',
  'facts.points': 'очки',
  'facts.cards': 'Карты в руке',
  'rules.round': 'Раунд',
  'rules.round.text':
    'Оба показывают карты одновременно. Камень тупит нож, нож режет папирус, папирус оборачивает камень. Проигравший может заменить одну карту; затем оба добирают до трёх.',
  'rules.end': 'Конец игры',
  'rules.end.text': 'Четыре очка сразу приносят победу. Если карты кончились, побеждает тот, у кого больше очков.',
  'tutorial.hand': 'У вас три карты. У соперника тоже, но вы их не видите.',
  'tutorial.show': 'Покажите камень: он тупит нож.',
  'tutorial.instead': 'Позже. Сначала попробуйте камень.',
};
