import { duelConformance } from './kit/duels.ts';

duelConformance('SQLite', async () => ({}));
