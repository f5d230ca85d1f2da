import type { OrderKind, OrderWay } from '@naos/game-module';
import { COLOUR_NAMES, COLOURS } from './rules/content/colours.ts';
import { tileAt } from './rules/content/tiles.ts';
import type { Kemet } from './rules/index.ts';
import type { KemetMove } from './rules/moves.ts';
import type { KemetView } from './rules/view.ts';

type Way = OrderWay<Kemet>;

const first =
  (what: KemetMove['do']): Way['answer'] =>
  (moves) =>
    moves.find((move) => move.do === what);

const last =
  (what: KemetMove['do']): Way['answer'] =>
  (moves) =>
    moves.findLast((move) => move.do === what);

const NEVER = { en: 'never', ru: 'никогда' };

/** Whether the seat has placed its token and may end its turn, as the open agenda says. */
const isDone = ({ agenda }: KemetView): boolean => agenda.some((task) => task.do === 'turn' && task.placed);

/** Only cards that nobody else knows can widen a turn (R55); how many one holds is open (17.4). */
const holdsNone = ({ cards }: KemetView, seat: number): boolean => cards[seat] === 0;

type Raise = Extract<KemetMove, { do: 'raise' }>;

/** In each colour that there is: its name in the rulebook's words, and what is done with it. */
const inColour = (answer: (colour: number) => Way['answer']): readonly Way[] =>
  COLOURS.map((id, colour) => ({
    id,
    title: {
      en: `${COLOUR_NAMES[colour]?.en.toLowerCase()} first`,
      ru: `сначала цвет «${COLOUR_NAMES[colour]?.ru.toLowerCase()}»`,
    },
    answer: answer(colour),
  }));

/** The highest pyramid of the colour in the first free district; where it stands already or is not in play, any colour’s. */
const foundation =
  (colour: number): Way['answer'] =>
  (moves) => {
    const all = moves.filter((move): move is Raise => move.do === 'raise');
    const own = all.filter((move) => move.colour === colour);
    const [highest] = (own.length > 0 ? own : all).toSorted((a, b) => a.district - b.district || b.level - a.level);
    return highest;
  };

const firstTile =
  (colour: number): Way['answer'] =>
  (moves) =>
    moves.find((move) => move.do === 'take' && tileAt(move.tile).colour === colour) ?? first('take')(moves);

/** The districts of one’s city that get five units each: all but one, and as yet they are alike. */
const MANNED = [
  { without: 2, pair: [1, 2] },
  { without: 1, pair: [1, 3] },
  { without: 0, pair: [2, 3] },
].map(
  ({ without, pair }): Way => ({
    id: pair.join('-'),
    title: { en: `districts ${pair.join(' and ')}`, ru: `районы ${pair.join(' и ')}` },
    answer: (moves) => moves.filter((move) => move.do === 'garrison')[without],
  }),
);

/** Questions of the opening, of the end of a turn, of a battle's aftermath and of the night; nobody's choice of cards is among them. */
export const orders: readonly OrderKind<Kemet>[] = [
  {
    id: 'garrison',
    choices: ['place troops'],
    title: { en: 'Where my first troops stand', ru: 'Где стоят мои первые войска' },
    ways: MANNED,
  },
  {
    id: 'foundations',
    choices: ['place pyramids'],
    title: { en: 'My first pyramids, from district 1 on', ru: 'Мои первые пирамиды, начиная с района 1' },
    ways: inColour(foundation),
  },
  {
    id: 'starting-tile',
    choices: ['choose a starting tile'],
    title: { en: 'My first power tile, from the left', ru: 'Мой первый жетон способности, слева направо' },
    ways: inColour(firstTile),
  },
  {
    id: 'end-turn',
    choices: ['menu', 'menu openly'],
    title: { en: 'End of my turn, once my token is placed', ru: 'Конец моего хода, когда жетон уже выставлен' },
    ways: [
      {
        id: 'end',
        title: { en: 'end it at once', ru: 'завершать сразу' },
        applies: isDone,
        answer: first('end-turn'),
      },
      {
        id: 'without-cards',
        title: { en: 'end it unless I hold intervention cards', ru: 'завершать, если у меня нет карт БВ' },
        applies: (open, seat) => isDone(open) && holdsNone(open, seat),
        answer: first('end-turn'),
      },
    ],
  },
  {
    id: 'won',
    choices: ['winner'],
    title: { en: 'After a battle that I won', ru: 'После выигранного сражения' },
    ways: [
      { id: 'stay', title: { en: 'stay', ru: 'оставаться' }, answer: first('stay') },
      { id: 'recall', title: { en: 'recall my troop', ru: 'отзывать войско' }, answer: first('recall') },
    ],
  },
  {
    id: 'lost',
    choices: ['loser'],
    title: { en: 'After a battle that I lost', ru: 'После проигранного сражения' },
    ways: [
      { id: 'retreat', title: { en: 'retreat', ru: 'отступать' }, answer: first('retreat') },
      { id: 'recall', title: { en: 'recall my troop', ru: 'отзывать войско' }, answer: first('recall') },
    ],
  },
  {
    id: 'refuge',
    choices: ['retreat area'],
    title: { en: 'Where a beaten troop retreats to', ru: 'Куда отступает разбитое войско' },
    ways: [
      { id: 'any', title: { en: 'anywhere, I do not mind', ru: 'куда угодно, мне всё равно' }, answer: first('flee') },
    ],
  },
  {
    id: 'wound',
    choices: ['divine wound'],
    title: { en: 'Divine Wound: discarding cards', ru: '«Божественная рана»: сброс карт' },
    ways: [{ id: 'none', title: NEVER, answer: first('done') }],
  },
  {
    id: 'offering',
    choices: ['offering'],
    title: { en: 'Two units of the sanctuary for fame', ru: 'Два воина святилища за очко славы' },
    ways: [
      { id: 'offer', title: { en: 'always give them up', ru: 'всегда отдавать' }, answer: first('offer') },
      { id: 'none', title: NEVER, answer: first('done') },
    ],
  },
  {
    id: 'delta',
    choices: ['delta temple'],
    title: { en: 'A unit of the Delta Temple for prayer', ru: 'Воин Храма в дельте Нила за ОМ' },
    ways: [
      { id: 'offer', title: { en: 'always give it up', ru: 'всегда отдавать' }, answer: first('offer') },
      { id: 'none', title: NEVER, answer: first('done') },
    ],
  },
  {
    id: 'veterans-prayer',
    choices: ['veterans for prayer'],
    title: { en: 'Veterans for prayer, at night', ru: 'Ветераны за ОМ, ночью' },
    ways: [
      { id: 'none', title: { en: 'spend none', ru: 'не тратить' }, answer: first('spend') },
      { id: 'all', title: { en: 'spend all', ru: 'тратить всех' }, answer: last('spend') },
    ],
  },
  {
    id: 'veterans-cards',
    choices: ['veterans for cards'],
    title: { en: 'Veterans for intervention cards, at night', ru: 'Ветераны за карты БВ, ночью' },
    ways: [
      { id: 'none', title: { en: 'draw none', ru: 'не брать' }, answer: first('done') },
      { id: 'all', title: { en: 'draw as many as I can', ru: 'брать сколько можно' }, answer: first('draw') },
    ],
  },
  {
    id: 'muster',
    choices: ['muster'],
    title: { en: 'Veterans and night tiles, at night', ru: 'Ветераны и ночные способности, ночью' },
    ways: [{ id: 'none', title: { en: 'use none', ru: 'не применять' }, answer: first('done') }],
  },
  {
    id: 'destiny',
    choices: ['destiny'],
    title: { en: 'My place in the next day’s turn order', ru: 'Моё место в очерёдности следующего дня' },
    ways: [
      { id: 'first', title: { en: 'the earliest free one', ru: 'самое раннее свободное' }, answer: first('slot') },
      { id: 'last', title: { en: 'the latest free one', ru: 'самое позднее свободное' }, answer: last('slot') },
    ],
  },
];
