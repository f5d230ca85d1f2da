import type { en } from './en.ts';
import { ruAbout } from './ru-about.ts';
import { ruBoard } from './ru-board.ts';
import { ruBots } from './ru-bots.ts';
import { ruExplain } from './ru-explain.ts';
import { ruLesson } from './ru-lesson.ts';
import { ruRules } from './ru-rules.ts';
import { ruWhy } from './ru-why.ts';

/** Русский: просьбы, ходы, журнал, причины, концовки. */
export const ru: Record<keyof typeof en, string> = {
  ...ruAbout,
  ...ruBoard,
  ...ruBots,
  ...ruExplain,
  ...ruLesson,
  ...ruRules,
  ...ruWhy,

  nothing: '',
  district: 'район {n}',
  list: '{first, same}, {rest, same}',
  quoted: '«{what}»',
  'pyramid.onyx': '{case, select, gen {ониксовой пирамиды} acc {ониксовую пирамиду} other {ониксовая пирамида}}',
  'pyramid.diamond': '{case, select, gen {алмазной пирамиды} acc {алмазную пирамиду} other {алмазная пирамида}}',
  'pyramid.sapphire': '{case, select, gen {сапфировой пирамиды} acc {сапфировую пирамиду} other {сапфировая пирамида}}',
  'pyramid.ruby': '{case, select, gen {рубиновой пирамиды} acc {рубиновую пирамиду} other {рубиновая пирамида}}',
  with: ' и {creatures, same}',
  'action.build': 'Строительство',
  'action.build.about':
    'Заложите пирамиду в своём городе или поднимите её. Цена в очках молитвы (ОМ) — сумма новых уровней.',
  'action.recruit': 'Наём',
  'action.recruit.about': 'Поместите воинов из запаса в свой город, по 1 ОМ за каждого, до пяти в войске.',
  'action.buy': 'Покупка',
  'action.buy.about':
    'Купите один жетон способности. Он стоит столько ОМ, каков его уровень, и ваша пирамида этого цвета должна быть не ниже.',
  'action.pray': 'Молитва',
  'action.pray.about': 'Получите 2 ОМ (очка молитвы).',
  'action.move': 'Перемещение',
  'action.move.about':
    'Ведите одно войско: по суше, на лодке или телепортацией. Там, где стоит противник, будет сражение.',
  space: '{action}, ступень {row}',
  'space.buy': 'Покупка, ячейка {n}',

  'option.city-1': 'Город места 1',
  'option.city-1.random': 'наугад',
  'option.city-1.w1': 'Северо-западный',
  'option.city-1.w2': 'Западный',
  'option.city-1.w3': 'Юго-западный',
  'option.city-1.e1': 'Северо-восточный',
  'option.city-1.e3': 'Юго-восточный',
  'option.city-2': 'Город места 2',
  'option.city-2.random': 'наугад',
  'option.city-2.w1': 'Северо-западный',
  'option.city-2.w2': 'Западный',
  'option.city-2.w3': 'Юго-западный',
  'option.city-2.e1': 'Северо-восточный',
  'option.city-2.e3': 'Юго-восточный',
  'option.city-3': 'Город места 3',
  'option.city-3.random': 'наугад',
  'option.city-3.w1': 'Северо-западный',
  'option.city-3.w2': 'Западный',
  'option.city-3.w3': 'Юго-западный',
  'option.city-3.e1': 'Северо-восточный',
  'option.city-3.e3': 'Юго-восточный',
  'option.city-4': 'Город места 4',
  'option.city-4.random': 'наугад',
  'option.city-4.w1': 'Северо-западный',
  'option.city-4.w2': 'Западный',
  'option.city-4.w3': 'Юго-западный',
  'option.city-4.e1': 'Северо-восточный',
  'option.city-4.e3': 'Юго-восточный',
  'option.city-5': 'Город места 5',
  'option.city-5.random': 'наугад',
  'option.city-5.w1': 'Северо-западный',
  'option.city-5.w2': 'Западный',
  'option.city-5.w3': 'Юго-западный',
  'option.city-5.e1': 'Северо-восточный',
  'option.city-5.e3': 'Юго-восточный',

  'prompt.setup.place-troops': 'Выберите два района, в которых встанут по пять воинов',
  'prompt.setup.place-pyramids':
    'Заложите пирамиду: {parts, plural, one {остался # уровень} few {осталось # уровня} many {осталось # уровней} other {осталось # уровня}}',
  'prompt.setup.choose-a-starting-tile': 'Возьмите бесплатный жетон способности уровня 1',
  'prompt.turn.menu':
    '{placed, select, 1 {{more, select, 1 {Сделайте что-нибудь ещё или закончите ход} other {Закончите ход}}} other {Поставьте фишку действия: {tokens, plural, one {осталась # на сегодня} few {осталось # на сегодня} many {осталось # на сегодня} other {осталось # на сегодня}}}}',
  'prompt.build.build': 'Поднимите или заложите пирамиду, у вас {prayer} ОМ',
  'prompt.build.night': '«Длань бога»: постройте один уровень бесплатно',
  'prompt.recruit.recruit': 'Наймите воинов: в запасе {supply}, у вас {prayer} ОМ',
  'prompt.recruit.battle-order': 'Выберите район, за который сразитесь теперь',
  'prompt.levy.place-units':
    'Поместите до {left, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}} из запаса',
  'prompt.buy.buy': 'Купите жетон способности, у вас {prayer} ОМ',
  'prompt.buy.night': '«Ночной обряд»: купите жетон способности, у вас {prayer} ОМ',
  'prompt.taken.replace-a-battle-card': 'Выберите карту сражения, которая покинет игру',
  'prompt.taken.place-the-creature': 'Поместите существо к своему войску в городе',
  'prompt.move.start': 'Выберите войско для перемещения',
  'prompt.move.march':
    'Ведите {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}} ({place}): {points, plural, one {осталось # очко перемещения} few {осталось # очка перемещения} many {осталось # очков перемещения} other {осталось # очка перемещения}}',
  'prompt.battle.war-council':
    '{stage, select, 0 {Сражение ({place}): выберите карту, которую разыграете} 1 {Выберите карту, которую сбросите закрытой} other {Добавьте карты БВ или скажите, что готовы}}',
  'prompt.battle.divine-wound': '«Божественная рана»: сбросьте карты БВ, каждая даёт +1 к силе',
  'prompt.battle.loser': 'Вы проиграли сражение: отзовите войско или отступите',
  'prompt.battle.retreat-area': 'Выберите, куда отступит проигравший',
  'prompt.battle.winner': 'Вы выиграли сражение: останьтесь или отзовите войско',
  'prompt.memory.fetch': '«Божественная память»: возьмите карту БВ из сброса',
  'prompt.fire.strike': '«Огненный дождь»: выберите войско противника, которое потеряет воина',
  'prompt.night.offering': 'Отдать двух воинов в святилище за 1 ОС?',
  'prompt.night.delta-temple': 'Отдать воина в Храме в дельте Нила за 5 ОМ?',
  'prompt.night.veterans-for-prayer':
    'Обменяйте жетоны ветеранов на ОМ, один за один: у вас {veterans, plural, =0 {их нет} one {# жетон ветерана} few {# жетона ветеранов} many {# жетонов ветеранов} other {# жетона ветеранов}}',
  'prompt.draw.vision': '«Видение»: выберите карту, которую оставите',
  'prompt.draw.veterans-for-cards':
    'Взять карту БВ за два жетона ветеранов? У вас {veterans, plural, one {# жетон ветерана} few {# жетона ветеранов} many {# жетонов ветеранов} other {# жетона ветеранов}}',
  'prompt.muster.muster': 'Ночь: примените жетоны ветеранов и ночные способности в любом порядке',
  'prompt.night.destiny': 'Выберите место в очерёдности хода на следующий день',

  'move.garrison': 'По пять воинов: {areas}',
  'move.raise': 'Строить {pyramid, acc} до уровня {level}: {area}{cost, plural, =0 {} other { за # ОМ}}',
  'move.take': 'Взять «{tile}»',
  'move.token': 'Фишка: {space}',
  'move.silver': 'Серебряная фишка: {space}',
  'move.gold': 'Золотая фишка: «{tile}», {action}',
  'move.post': '{creature}: {area}',
  'move.enlist':
    '{units, plural, one {# воин} few {# воина} many {# воинов} other {# воина}}: {area}{cost, plural, =0 {, бесплатно} other { за # ОМ}}',
  'move.invoke': 'Разыграть «{card}»{cost, plural, =0 {} other { за # ОМ}}',
  'move.buy': 'Купить «{tile}»{cost, plural, =0 { бесплатно} other { за # ОМ}}',
  'move.remove': 'Убрать из игры «{card}»',
  'move.from': 'Откуда: {area}',
  'move.group': '{units, plural, one {Идёт # воин} few {Идут # воина} many {Идут # воинов} other {Идут # воина}}{with}',
  'move.step': '{fight, select, yes {Атака} other {Шаг}}: {area}{cost, plural, =0 {} other { за # ОМ}}',
  'move.teleport':
    '{fight, select, yes {Телепортация и атака} other {Телепортация}}: {area}{cost, plural, =0 {, бесплатно} other { за # ОМ}}',
  'move.leap':
    'Карта «Телепортация»{fight, select, yes {, атака} other {}}: {area}{cost, plural, =0 {, бесплатно} other { за # ОМ}}',
  'move.assault': 'Сражаться: {area}',
  'move.fight': 'Разыграть «{card}»',
  'move.drop': 'Сбросить «{card}»',
  'move.discard': 'Сбросить «{card}»: +1 к силе',
  'move.fetch': 'Взять «{card}»',
  'move.strike': 'Ударить: {area}',
  'move.flee': 'Отступление: {area}',
  'move.spend':
    '{veterans, plural, =0 {Оставить все жетоны ветеранов} one {Сбросить # жетон ветерана} few {Сбросить # жетона ветеранов} many {Сбросить # жетонов ветеранов} other {Сбросить # жетона ветеранов}}',
  'move.keep': 'Оставить «{card}»',
  'move.use': 'Применить «{tile}»',
  'move.slot': 'Место {slot}',
  'move.decline': 'Ничего не делать: фишка потрачена',
  'move.end-turn': 'Закончить ход',
  'move.done': 'Готово',
  'move.done.creature': 'Оставить в запасе',
  'move.done.offering': 'Никого не отдавать',
  'move.stop': 'Остановиться здесь',
  'move.ready': 'Готово к бою',
  'move.recall': 'Отозвать войско',
  'move.retreat': 'Отступить',
  'move.stay': 'Остаться',
  'move.offer': 'Отдать',
  'move.draw': 'Взять карту БВ за 2 жетона ветеранов',
  'move.muster': 'Превратить ветеранов в воинов',

  'event.colours': 'Цвета в игре: {colours}',
  'event.city': '{you, select, yes {Вы получаете} other {{name} получает}} город: {city}',
  'event.order': 'Очерёдность: {order}',
  'event.garrison': '{you, select, yes {Вы ставите} other {{name} ставит}} по пять воинов: {areas}',
  'event.round': 'День {round}',
  'event.night': 'Наступает ночь {round}',
  'event.token.own': '{you, select, yes {Вы ставите} other {{name} ставит}} фишку: {space}',
  'event.token.silver': '{you, select, yes {Вы ставите} other {{name} ставит}} серебряную фишку: {space}',
  'event.gold': '{you, select, yes {Вы ставите} other {{name} ставит}} золотую фишку: «{tile}»',
  'event.wasted': '{you, select, yes {Вы тратите} other {{name} тратит}} фишку впустую',
  'event.pyramid':
    '{you, select, yes {Вы строите} other {{name} строит}} {pyramid, acc} до уровня {level}: {area}{cost, plural, =0 {} other { за # ОМ}}',
  'event.tile.start': '{you, select, yes {Вы начинаете} other {{name} начинает}} с жетона «{tile}»',
  'event.tile.buy':
    '{you, select, yes {Вы покупаете} other {{name} покупает}} «{tile}»{cost, plural, =0 { бесплатно} other { за # ОМ}}',
  'event.enlisted':
    '{you, select, yes {Вы помещаете} other {{name} помещает}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}: {area}{cost, plural, =0 {} other { за # ОМ}}',
  'event.posted': '{you, select, yes {Вы помещаете} other {{name} помещает}} {creature, acc}: {area}',
  'event.unleashed': '{creature} возвращается в запас',
  'event.prayer': '{you, select, yes {Вы получаете} other {{name} получает}} {points} ОМ: {why}',
  'prayer.pray': 'молитва',
  'prayer.card': 'карта',
  'prayer.dedication': 'Преданность битве',
  'prayer.honor': 'Честь в бою',
  'prayer.recall': 'отозванные воины',
  'prayer.delta': 'Храм в дельте Нила',
  'prayer.worship': 'поклонение в храмах',
  'prayer.night': 'ночные молитвы',
  'prayer.veterans': 'ветераны',
  'event.fame':
    '{you, select, yes {Вы получаете} other {{name} получает}} {points, plural, one {# постоянное ОС} few {# постоянных ОС} many {# постоянных ОС} other {# постоянных ОС}}: {why}',
  'fame.attack': 'победа в атаке',
  'fame.defence': 'Победа в обороне',
  'fame.devourer': 'Пожиратель душ',
  'fame.tile': 'жетон способности',
  'fame.offering': 'подношение в святилище',
  'fame.temples': 'два храма и больше',
  'event.veterans':
    '{you, select, yes {Вы получаете} other {{name} получает}} {tokens, plural, one {# жетон ветерана} few {# жетона ветеранов} many {# жетонов ветеранов} other {# жетона ветеранов}}',
  'event.spent':
    '{you, select, yes {Вы сбрасываете} other {{name} сбрасывает}} {tokens, plural, one {# жетон ветерана} few {# жетона ветеранов} many {# жетонов ветеранов} other {# жетона ветеранов}}',
  'event.card':
    '{you, select, yes {Вы разыгрываете} other {{name} разыгрывает}} карту «{card}»{cost, plural, =0 {} other { за # ОМ}}',
  'event.robbed': '{you, select, yes {Вы теряете} other {{name} теряет}} {points} ОМ',
  'event.fetched': '{you, select, yes {Вы берёте} other {{name} берёт}} из сброса карту «{card}»',
  'event.struck': 'Огненный дождь ({area}): {you, select, yes {вы теряете} other {{name} теряет}} воина',
  'event.exchanged': '{you, select, yes {Вы меняете} other {{name} меняет}} карту «{removed}» на особую карту «{card}»',
  'event.went.land':
    '{you, select, yes {Вы ведёте} other {{name} ведёт}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}{with, acc}: {from} → {to}',
  'event.went.boat':
    '{you, select, yes {Вы везёте} other {{name} везёт}} на лодке {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}{with, acc}: {from} → {to}',
  'event.went.teleport':
    '{you, select, yes {Вы телепортируете} other {{name} телепортирует}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}{with, acc}: {to}{cost, plural, =0 {} other { за # ОМ}}',
  'event.went.card':
    '{you, select, yes {Вы телепортируете} other {{name} телепортирует}} картой {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}{with, acc}: {to}',
  'event.toll': '{you, select, yes {Вы платите} other {{name} платит}} {cost} ОМ Сфинксу Хнума',
  'event.battle':
    'Сражение, {area}: {you, select, yes {вы атакуете} other {атакует {name}}}, {them, select, yes {обороняетесь вы} other {обороняется {defender}}}',
  'event.committed': '{you, select, yes {Вы готовы} other {{name}: карты выбраны}}',
  'event.spied': 'Лазутчик доносит: {name} разыграет карту «{card}»',
  'event.revealed': '{you, select, yes {Вы открываете} other {{name} открывает}} карту «{card}»',
  'event.revealed.with':
    '{you, select, yes {Вы открываете} other {{name} открывает}} карту «{card}» и карты БВ: {cards}{cost, plural, =0 {} other {, # ОМ}}',
  'event.wounded': '{you, select, yes {Вы сбрасываете} other {{name} сбрасывает}} карту «{card}»: +1 к силе',
  'event.outcome': 'Сила {attack} против {defence}. {you, select, yes {Вы побеждаете} other {Побеждает {name}}}',
  'event.lost':
    '{you, select, yes {Вы теряете} other {{name} теряет}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}',
  'event.recalled':
    '{you, select, yes {Вы отзываете} other {{name} отзывает}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}',
  'event.retreated':
    '{you, select, yes {Вы отступаете} other {{name} отступает}}, {units, plural, one {# воин} few {# воина} many {# воинов} other {# воина}}: {to}',
  'event.refreshed': '{you, select, yes {Вы возвращаете} other {{name} возвращает}} в руку все карты сражения',
  'event.offered':
    '{you, select, yes {Вы отдаёте} other {{name} отдаёт}} {units, plural, one {# воина} few {# воинов} many {# воинов} other {# воинов}}: {area}',
  'event.drawn': 'Вы берёте карты БВ: {cards}',
  'event.drew': '{name} берёт {cards, plural, one {# карту БВ} few {# карты БВ} many {# карт БВ} other {# карты БВ}}',
  'event.reshuffled':
    'Сброс перемешан: в новой колоде БВ {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'event.passed-over': '{you, select, yes {Вы сбрасываете} other {{name} сбрасывает}}: {cards}',
  'event.slot': '{you, select, yes {Вы занимаете} other {{name} занимает}} место {slot} в очерёдности хода на завтра',
  'event.ended.fame': '{you, select, yes {Вы побеждаете} other {Побеждает {name}}}, очков славы: {fame}',
  'event.ended.guard': 'Последняя ночь закончилась',

  'how.fame':
    '{you, select, yes {Вы начинаете ход, имея {fame} ОС, и ни у кого нет больше.} other {{name} начинает ход, имея {fame} ОС, и ни у кого нет больше: победа.}}',
  'how.guard':
    '{you, select, yes {После 25 раундов у вас больше всех славы: {fame} ОС.} other {После 25 раундов {name} набирает больше всех славы: {fame} ОС.}}',
  'outcome.fame': 'Слава: {table}.',

  'text.round': '{phase, select, setup {Подготовка} night {Ночь {round}} other {День {round}, круг {lap} из 5}}.',
  'text.order': 'Очерёдность: {order}.',
  'text.player':
    '{name}, {city}: {fame} ОС (из них постоянных {permanent}), {prayer} ОМ, воинов в запасе: {supply}, фишек: {tokens}, карт БВ: {cards}, карт сражения: {battle}, жетонов ветеранов: {veterans}.',
  'text.tiles': '{name}, жетоны способностей: {list}.',
  'text.waiting': '{name}, существа в запасе: {list}.',
  'text.spaces': '{name}, фишки действий: {list}.',
  'text.silver-on': '{space} (серебряная)',
  'text.silver-left': 'серебряная фишка ещё не разыграна',
  'text.gold-on': 'золотая: {tile}',
  'text.acquire': '{name}, ячейки покупки: {list}.',
  'text.acquire.space': '{n} {colour}{bought, select, yes { (сегодня куплено)} other {}}',
  'text.played': '{name}, разыгранные карты сражения: {list}.',
  'text.known': '{name}, известные карты БВ в руке: {list}.',
  'text.group':
    'В пути ({name}): {units, plural, one {# воин} few {# воина} many {# воинов} other {# воина}}{with}, {area}, {points, plural, one {осталось # очко перемещения} few {осталось # очка перемещения} many {осталось # очков перемещения} other {осталось # очка перемещения}}.',
  'text.battle':
    'Сражение ({area}): {name} атакует, {units, plural, one {# воин} few {# воина} many {# воинов} other {# воина}}, известная сила {attack}; {defender} обороняется, {there, plural, one {# воин} few {# воина} many {# воинов} other {# воина}}, известная сила {defence}.',
  'text.obelisks': 'Обелиски: {areas}.',
  'text.ports': 'Торговые порты: {areas}.',
  'text.temples': 'Храмы и их ОМ ночью: {list}.',
  'text.temple': '{area} {income}',
  'text.tile': '{tile} (уровень {level})',
  'text.pile': 'Сброс БВ: {cards}.',
  'text.troop': '{units, plural, one {# воин} few {# воина} many {# воинов} other {# воина}} ({name})',
  'text.troop.creature': '{troop} и {creature, nom}',
  'text.pyramid': '{pyramid} уровня {level}',
  'text.area': '{area}: {parts}.',
  'text.offer': '{colour}, жетонов на рынке: {tiles} ({list}).',
  'text.hand': 'Ваши карты БВ: {cards}.',
  'text.battle-hand': 'Ваши карты сражения: {cards}.',
};
