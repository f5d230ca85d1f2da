import { laws } from '@naos/laws';
import { aton } from '../rules/index.ts';
import { lawSpec } from './law-spec.ts';

laws(aton, lawSpec);
