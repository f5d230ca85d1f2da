import { laws } from '@naos/laws';
import { tekhenu } from '../rules/index.ts';
import { lawSpec } from './law-spec.ts';

laws(tekhenu, lawSpec);
