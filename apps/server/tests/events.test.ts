import { eventConformance } from './kit/events.ts';
import { temporaryFolder } from './kit/server.ts';

eventConformance('SQLite', async () => [{ NAOS_DATA: temporaryFolder() }]);
