import { expect, test } from 'vitest';
import { guestName } from '../src/players/guest-name.ts';

test('a guest is named in the language that the browser asks for first, in letters of that language alone', () => {
  for (let i = 0; i < 50; i++) {
    for (const wanted of ['ru', 'ru-RU,ru;q=0.9,en;q=0.8', ' RU']) expect(guestName(wanted)).toMatch(/^[а-я]+ \d{3}$/i);
    for (const wanted of ['en-GB,ru;q=0.5', 'rup', '', undefined]) expect(guestName(wanted)).toMatch(/^[a-z]+ \d{3}$/i);
  }
});
