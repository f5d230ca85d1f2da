import { laws } from '@naos/laws';
import { templeOfFate } from '../rules/index.ts';
import { lawSpec } from './law-spec.ts';

laws(templeOfFate, lawSpec);
