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
