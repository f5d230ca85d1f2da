import { laws } from '@naos/laws';
import { kemet } from '../rules/index.ts';
import { lawSpec } from './law-spec.ts';

laws(kemet, lawSpec);
