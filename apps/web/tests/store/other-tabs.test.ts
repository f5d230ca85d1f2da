import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../toy.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

test('what another tab has changed is known here: a later change in this tab does not undo it', async () => {
  const { changeSettings, useSettings } = await import('../../src/store/settings.ts');
  const { followOtherTabs } = await import('../../src/store/other-tabs.ts');
  followOtherTabs();
  changeSettings({ name: 'Lena' });
  const kept = JSON.parse(localStorage.getItem('naos.settings') ?? '{}');
  // Another tab: the same settings with another name and theme.
  kept.state = { ...kept.state, name: 'Elena', theme: 'night' };
  localStorage.setItem('naos.settings', JSON.stringify(kept));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'naos.settings' }));
  expect(useSettings.getState()).toMatchObject({ name: 'Elena', theme: 'night' });
  changeSettings({ sound: false });
  expect(JSON.parse(localStorage.getItem('naos.settings') ?? '{}').state).toMatchObject({
    name: 'Elena',
    theme: 'night',
    sound: false,
  });
});

test('a duel that another tab has played is not forgotten by one that ends here', async () => {
  const { noteDuel, useDuels } = await import('../../src/store/duels.ts');
  const { followOtherTabs } = await import('../../src/store/other-tabs.ts');
  const { freshTable } = await import('../toy.ts');
  followOtherTabs();
  const theirs = { table: 'theirs', place: 1, points: 30, other: 20, sent: 'waiting' };
  localStorage.setItem('naos.duels', JSON.stringify({ state: { tries: { '2026-11-16 aton': theirs } }, version: 0 }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'naos.duels' }));
  const outcome = { places: [1, 2], points: [3, 2], how: 'points' };
  const chairs = [
    { kind: 'person', name: 'Lena' },
    { kind: 'bot', name: 'Nefer', level: 'level-3' },
  ] as const;
  noteDuel({ ...freshTable(chairs), duel: '2026-11-16', outcome });
  expect(Object.keys(useDuels.getState().tries)).toEqual(['2026-11-16 aton', '2026-11-16 stone-papyrus-knife']);
});
