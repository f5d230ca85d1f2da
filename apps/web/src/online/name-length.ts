import type { LIMITS } from '@naos/protocol';

/** As many letters of a name as the server takes. */
export const LONGEST_NAME: (typeof LIMITS)['name'] = 24;
