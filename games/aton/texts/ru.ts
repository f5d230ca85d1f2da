import { declined } from '@naos/words';
import type { en } from './en.ts';
import { ruBoard } from './ru-board.ts';
import { ruBots } from './ru-bots.ts';
import { ruLesson } from './ru-lesson.ts';
import { ruRules } from './ru-rules.ts';

/** Русский: просьбы, ходы, журнал, причины, концовки. */
export const ru: Record<keyof typeof en, string> = {
  ...ruBoard,
  ...ruBots,
  ...ruLesson,
  ...ruRules,

  nothing: '',
  'seat.0': 'Атон',
  'seat.1': 'Амон',
  'kind.yellow': 'жёлтая',
  'kind.green': 'зелёная',
  'kind.black': 'чёрная',
  'kind.blue': 'синяя',
  'kind.bonus-1': 'бонусная +1',
  'kind.bonus-2': 'бонусная +2',
  space: '{spot, same} храма {temple}',
  'space.exact': '{spot, same} храма {temple}, ряд {row}, столбец {column}',
  'spot.yellow': declined({ nom: 'жёлтая клетка', gen: 'жёлтой клетки', acc: 'жёлтую клетку' }),
  'spot.green': declined({ nom: 'зелёная клетка', gen: 'зелёной клетки', acc: 'зелёную клетку' }),
  'spot.black': declined({ nom: 'чёрная клетка', gen: 'чёрной клетки', acc: 'чёрную клетку' }),
  'spot.blue': declined({ nom: 'синяя клетка', gen: 'синей клетки', acc: 'синюю клетку' }),
  'spot.bonus-1': declined({ nom: 'бонусная клетка +1', gen: 'бонусной клетки +1', acc: 'бонусную клетку +1' }),
  'spot.bonus-2': declined({ nom: 'бонусная клетка +2', gen: 'бонусной клетки +2', acc: 'бонусную клетку +2' }),
  'temples.in': '{last, select, I {храм I} II {храмы I и II} other {храмы I–{last}}}',
  'temples.from': '{last, select, I {храма I} II {храмов I и II} other {храмов I–{last}}}',

  'option.highestReplacement': 'Замена только из старшего храма',
  'option.highestReplacement.about':
    'После подсчёта за храм, в котором нет вашего жреца, снимается жрец из храма с наибольшим номером, без выбора.',
  'option.removalsFirst': 'Сначала оба удаляют, потом оба размещают',
  'option.removalsFirst.about':
    'Сначала удаляет первый игрок, затем второй; только после этого оба размещают жрецов в том же порядке.',

  'prompt.allocate': 'Разложите карты по орнаментам',
  'prompt.remove.own': 'Уберите одного своего жреца из любого храма',
  'prompt.remove.theirs':
    'Уберите {left, plural, one {# чужого жреца} few {# чужих жрецов} many {# чужих жрецов} other {# чужих жрецов}} из {temples}',
  'prompt.place': 'Поставьте {left, plural, one {# жреца} few {# жрецов} many {# жрецов} other {# жрецов}} в {temples}',
  'prompt.cull':
    'Снимите после подсчёта {left, plural, one {# своего жреца} few {# своих жрецов} many {# своих жрецов} other {# своих жрецов}}',

  'about.allocate':
    'У каждой карты своё дело. Очки: большая из двух карт приносит двойную разницу. Очередность: меньшая ходит первой; 3 и 4 убирают одного и двух чужих жрецов, 1 стоит своего. Храмы: до какого храма вы достаёте, считая от I. Размещение: сколько жрецов вы ставите. Один раз за партию можно сначала обменять всю руку.',
  'about.remove.own':
    'Ваша карта очередности — 1: она стоит жреца. Отдайте того, кто значит меньше всех. Он уходит в Царство мёртвых, и подсчёт становится ближе.',
  'about.remove.theirs':
    'Ваша карта очередности убирает чужих жрецов: лучше там, где они впереди или близки к целому храму или цвету. Они уходят в Царство мёртвых, и подсчёт становится ближе.',
  'about.place':
    'Кто поставил больше жрецов, тот лидирует в храме или на чёрных клетках. Когда в Царстве мёртвых лежат восемь, лидеры получают очки; за что, видно в таблице подсчёта. Целый храм, все жёлтые или все зелёные клетки побеждают сразу.',
  'about.cull':
    'После подсчёта каждый снимает по жрецу с каждого храма. Оставьте тех, кто лидирует или заполняет храм или цвет.',

  'move.commit': 'Карты: {c1} на очки, {c2} на очередность, {c3} на храмы, {c4} на размещение',
  'move.exchange': 'Обменять все четыре карты',
  'move.remove': 'Убрать жреца с {space, gen}',
  'move.place': 'Поставить жреца на {space, acc}',
  'move.cull': 'Снять жреца с {space, gen}',

  'event.round': 'Раунд {round}',
  'event.reshuffled':
    '{you, select, yes {Вы тасуете} other {{name} тасует}} сброс: новая колода, {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'event.hand': '{you, select, yes {Вы берёте} other {{name} берёт}} карты {cards}',
  'event.exchanged': '{you, select, yes {Вы меняете} other {{name} меняет}} {given} на {cards}',
  'event.committed': '{you, select, yes {Вы сделали выбор} other {{name}: выбор сделан}}',
  'event.revealed': 'Карты открыты: Атон {red}, Амон {blue}{exchange}',
  'event.revealed.one': '. {you, select, yes {Вы обменяли руку} other {Обмен руки: {name}}}',
  'event.revealed.both': '. Оба обменяли руку',
  'event.points':
    '{you, select, yes {Вы получаете} other {{name} получает}} {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}: {high} против {low}',
  'event.points.none': 'Очков никому: {card} против {card}',
  'event.turned-up': 'Жребий по картам: Атон открывает {red}, Амон {blue}',
  'event.order.cartouche-2':
    '{you, select, yes {Ваш ход первый} other {Первый ход: {name}}}, меньшая карта очередности',
  'event.order.cartouche-1':
    '{you, select, yes {Ваш ход первый} other {Первый ход: {name}}}, карты очередности равны, меньшая карта очков',
  'event.order.draw': '{you, select, yes {Ваш ход первый} other {Первый ход: {name}}}, меньшая карта при жребии',
  'event.removed.own': '{you, select, yes {Вы убираете} other {{name} убирает}} своего жреца с {space, gen}{fate}',
  'event.removed.theirs': '{you, select, yes {Вы убираете} other {{name} убирает}} чужого жреца с {space, gen}{fate}',
  'event.removed.supply': '; Царство заполнено, жрец вернулся в запас',
  'event.placed': '{you, select, yes {Вы ставите} other {{name} ставит}} жреца на {space, acc}',
  'event.surplus':
    '{you, select, yes {Свободных клеток нет} other {{name}: свободных клеток нет}}; {fate, select, kept {{kept, plural, one {# жрец остаётся} few {# жреца остаются} many {# жрецов остаются} other {# жреца остаются}} в запасе} both {{dead, plural, one {# жрец уходит} few {# жреца уходят} many {# жрецов уходят} other {# жреца уходят}} в Царство мёртвых, в запасе остаётся {kept}} other {{dead, plural, one {# жрец уходит} few {# жреца уходят} many {# жрецов уходят} other {# жреца уходят}} в Царство мёртвых}}',
  'event.scoring': 'Царство мёртвых заполнено: подсчёт очков',
  'event.scored': '{item}: {you, select, yes {вы} other {{name}}} +{points} ({red}:{blue})',
  'event.scored.none': '{item}: никому ({red}:{blue})',
  'event.scored.bonus': 'Бонусные клетки: Атону {red}, Амону {blue}',
  'event.total': 'Подсчёт даёт Атону {red}, Амону {blue}; счёт {redScore}:{blueScore}',
  'event.culled': '{you, select, yes {Вы снимаете} other {{name} снимает}} жреца с {space, gen}',
  'event.returned': 'Царство мёртвых пустеет: Атону {red}, Амону {blue}',
  'event.ended': '{ending}',

  'item.temple-1': 'Храм I',
  'item.temple-2': 'Храм II',
  'item.temple-3': 'Храм III',
  'item.temple-4': 'Храм IV',
  'item.black': 'Чёрные клетки',
  'item.bonus': 'Бонусные клетки',

  'how.cartouche': '40 очков по картам',
  'how.temple': 'Целый храм',
  'how.yellow': 'Все жёлтые клетки',
  'how.green': 'Все зелёные клетки',
  'how.scoring': 'Больше очков после подсчёта',
  'how.guard': 'Больше очков на пределе раундов',
  'how.draw-scoring': 'Ничья после подсчёта',
  'how.draw-guard': 'Ничья на пределе раундов',
  'ending.cartouche': '{you, select, yes {У вас 40 очков по картам.} other {{name} побеждает: 40 очков по картам.}}',
  'ending.temple': '{you, select, yes {Целый храм занят вашими жрецами.} other {{name} побеждает: занят целый храм.}}',
  'ending.yellow':
    '{you, select, yes {Все 14 жёлтых клеток ваши.} other {{name} побеждает: заняты все 14 жёлтых клеток.}}',
  'ending.green':
    '{you, select, yes {Все 14 зелёных клеток ваши.} other {{name} побеждает: заняты все 14 зелёных клеток.}}',
  'ending.scoring':
    '{you, select, yes {После подсчёта у вас больше очков.} other {{name} побеждает: больше очков после подсчёта.}}',
  'ending.guard':
    '{you, select, yes {К концу раунда 200 у вас больше очков.} other {{name} побеждает: больше очков к концу раунда 200.}}',
  'ending.draw-scoring': 'Ничья: поровну очков после подсчёта.',
  'ending.draw-guard': 'Ничья: поровну очков к концу раунда 200.',
  'ending.scores': 'Итог: Атон {red}, Амон {blue}.',

  'why.exchange-used': 'В этой игре вы уже обменивали руку',
  'why.not-your-hand': 'Каждая из четырёх карт руки ложится ровно на один орнамент',
  'why.occupied': 'На этой клетке уже стоит жрец',
  'why.temple-closed': 'Храм {temple} закрыт: на храмах у вас карта {card}',
  'why.nobody-there': 'На этой клетке нет жреца',
  'why.remove-theirs': 'На очередности у вас карта {card}: она убирает чужих жрецов, а не своих',
  'why.remove-own': 'На очередности у вас карта {card}: она убирает одного своего жреца',
  'why.cull-own': 'Снимают только своих жрецов',
  'why.cull-one-each': 'Храм {temple} уже отдал жреца: по одному из каждого храма',
  'why.cull-given': 'Храм {temple} уже отдал сколько должен: остальных снимают из других храмов',
  'why.cull-higher': 'За храм {missing}, где вашего жреца нет, снимают из храма с большим номером',
  'why.cull-highest': 'За храм {missing}, где вашего жреца нет, снимают из храма {source}: выше брать неоткуда',
  'why.time-for-cards': 'Сейчас оба игрока выбирают карты',
  'why.time-for-removing': 'Сначала удаление жрецов: этого требует ваша карта очередности',
  'why.time-for-placing': 'Сначала размещение жрецов: этого требует ваша карта размещения',
  'why.time-for-culling': 'Сначала снимите жрецов после подсчёта',
};
