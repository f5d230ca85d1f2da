export { backupStore } from './admin/backup.ts';
export { type CheckReport, checkStore } from './admin/check.ts';
export { restoreStore } from './admin/restore.ts';
export { type RunningServer, startServer } from './server.ts';
export { readSettings, type Settings } from './settings.ts';
export { StartError } from './start-error.ts';
export { StoreError } from './store/database.ts';
export { openStore, type Store } from './store/store.ts';
