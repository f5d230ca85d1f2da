import type { together as en } from '../en/together.ts';

/** Что сайт говорит о том, о чём игроки договариваются, по-русски. */
export const together: Record<keyof typeof en, string> = {
  'vote.count':
    '{n, plural, one {Согласен # из {of}} few {Согласны # из {of}} many {Согласны # из {of}} other {Согласны # из {of}}}.',
  'vote.undo': '{name} просит вернуться к своему последнему решению.',
  'vote.pause': '{name} предлагает паузу.',
  'vote.continue': '{name} предлагает продолжить. Пауза кончится самое позднее {when}.',
  'vote.cancel': '{name} предлагает закончить без результата.',
  'vote.seat': '{name} просится доиграть за бота на месте {n} и увидит его тайны.',
  'vote.waiting': 'Ждём остальных.',
  'vote.yes': 'Согласиться',
  'vote.no': 'Отказать',
  'vote.withdraw': 'Отозвать предложение',

  'pause.until': 'Пауза, самое позднее до {when}.',
  'pause.go-on': 'Предложить продолжить',

  'left.bot': 'На вашем месте играет бот.',
  'left.sit': 'Вернуться за стол',

  'bots.replace': 'Можно попроситься на место бота:',
  'bots.take': 'Занять место {n} ({name})',

  'late.out-of-time': 'У игрока {name} вышло время.',
  'late.bot': 'Пусть доиграет бот',
  'late.cancel': 'Закончить партию',

  'acts.tab': 'Стол',
  'acts.tab.asks': 'Вопрос',
  'acts.title': 'Предложить всем…',
  'acts.undo': 'Вернуться к моему последнему решению',
  'acts.pause': 'Сделать паузу',
  'acts.cancel': 'Закончить без результата',
  'acts.leave': 'Встать из-за стола (доиграет бот)',

  'rematch.open': 'Открыта новая партия, ваше место за вами.',
  'rematch.go': 'К новой партии',
};
