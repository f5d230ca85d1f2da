// Loads what servers and their threads load; what was compiled is kept when this process ends.
import '../../../apps/server/src/index.ts';
import { gameModules } from '../../../games/registry/index.ts';

for (const { rules, bots } of gameModules) await Promise.all([rules(), bots()]);
