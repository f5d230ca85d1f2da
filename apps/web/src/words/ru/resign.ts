import type { resign as english } from '../en/resign.ts';

/** То, что сайт говорит о сдаче, по-русски. */
export const resign: Record<keyof typeof english, string> = {
  'resign.button': 'Сдаться',
  'resign.sure': 'Сдаться: партия проиграна?',
  'resign.sure.rated': 'Сдаться: поражение войдёт в рейтинг?',
  'resign.mine': 'Вы сдались.',
  'resign.won': '{name} сдаётся: победа ваша.',
  'resign.theirs': '{name} сдаётся: побеждает {winner}.',
};
