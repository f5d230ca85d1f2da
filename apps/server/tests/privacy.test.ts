import { privacyConformance } from './kit/privacy.ts';

privacyConformance('the embedded store', async () => ({}));
