import { waitingConformance } from './kit/waiting.ts';

waitingConformance('SQLite', async () => ({}));
