// @vitest-environment happy-dom
import type { ClubPage } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { ClubSettings } from '../../src/club/ClubSettings.tsx';
import { Tonight } from '../../src/club/Tonight.tsx';
import { toldApart } from '../../src/club/told-apart.ts';
import { useSettings } from '../../src/store/settings.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(cleanup);

const member = (id: string, name: string) => ({ id, name, joined: 1, silenced: false });
const clubOf = (page: Partial<ClubPage>): ClubPage =>
  standIn<ClubPage>({
    id: 'abcdefghijkl',
    name: 'Nile Street',
    crest: { shape: 'shield', colour: 'lapis', sign: 'sun' },
    host: 'anna',
    link: '/club/abcdefghijkl?join=x',
    members: [],
    votes: [],
    chat: [],
    ...page,
  });

test('two members of one name are told apart everywhere on the page', () => {
  const chat = [{ n: 1, player: 'b', name: 'Anna', at: 1, text: 'hello' }];
  const page = toldApart(clubOf({ members: [member('a', 'Anna'), member('b', 'Anna'), member('c', 'Anna 2')], chat }));
  expect(page.members.map(({ name }) => name)).toEqual(['Anna', 'Anna 2', 'Anna 2 2']);
  expect(page.chat[0]?.name).toBe('Anna 2');
});

test('of a club of 1,000 some members are listed, and the others are found by their name', () => {
  const members = Array.from({ length: 1_000 }, (_, i) => member(`m${i}`, `Friend ${i}`));
  render(<ClubSettings page={toldApart(clubOf({ members }))} you="m0" onClose={() => {}} />);
  const rows = () => [...document.querySelectorAll('.club-rows b')].map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(40);
  expect(screen.getByText('and 960 more')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Find a member'), { target: { value: 'friend 99' } });
  expect(rows()).toEqual(['Friend 99', ...Array.from({ length: 10 }, (_, i) => `Friend ${990 + i}`)]);
});

test('a vote says who wants what, and whether all who voted fit at one table', () => {
  const members = ['Anna', 'Boris', 'Clara'].map((name) => member(name.toLowerCase(), name));
  const votes = members.map(({ id }, i) => ({ player: id, game: i === 0 ? 'aton' : 'kemet' }));
  const { rerender } = render(<Tonight page={clubOf({ members })} you="anna" />);
  const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent;
  expect([tile('Aton'), tile('Kemet')]).toEqual(['Aton2 playersno votes', 'Kemet2–5 playersno votes']);
  rerender(<Tonight page={standIn<ClubPage>({ ...clubOf({ members }), votes })} you="anna" />);
  expect([tile('Aton'), tile('Kemet')]).toEqual(['Atonfor 2: 2 tablesA1 vote', 'Kemet2–5, fits allBC2 votes']);
});
