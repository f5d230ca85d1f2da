import { profileConformance } from './kit/profiles.ts';

profileConformance('SQLite', async () => ({}));
