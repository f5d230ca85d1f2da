import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, hasBeenOnline } from '../../src/online/api.ts';
import { allTables, loadTable, removeTable, saveTable } from '../../src/store/tables.ts';
import { beginTable } from '../../src/table/begin.ts';
import { freshTable, memoryStorage } from '../toy.ts';

const PERSON = { kind: 'person', name: 'Lena' } as const;

/** A browser that forbids a page to keep anything throws as soon as its storage is looked at. */
function forbidStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
}

const KINDS = {
  full: () => vi.stubGlobal('localStorage', memoryStorage(0)),
  forbidden: forbidStorage,
};

describe.each(Object.entries(KINDS))('a storage that is %s', (_, prepare) => {
  beforeEach(prepare);

  test('lets a game begin and go on as long as the page is open', () => {
    const id = beginTable('toy', [PERSON]);
    expect(loadTable(id)?.chairs).toEqual([PERSON]);
    expect(allTables().map((table) => table.id)).toContain(id);
    removeTable(id);
    expect(loadTable(id)).toBeNull();
  });

  test('says that nothing is kept', () => {
    expect(saveTable(freshTable([PERSON]))).toBe(false);
    removeTable('toy');
  });

  test('keeps nobody from playing on a server', async () => {
    const me = { id: 'me', name: 'Lena', account: false, pushKey: null };
    vi.stubGlobal('fetch', async () => Response.json(me));
    expect(await api.arrive('Lena')).toEqual(me);
    expect(hasBeenOnline()).toBe(true);
  });
});

test('what is no table does not keep the others from being listed', () => {
  Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage(), configurable: true });
  for (const text of ['null', '{}', '[1]', 'cut {']) localStorage.setItem(`naos.table.${text}`, text);
  expect(saveTable(freshTable([PERSON]))).toBe(true);
  expect(allTables().map(({ id }) => id)).toEqual(['toy']);
});
