import type { Procedure } from '@naos/engine';
import { RULES } from '../content/constants.ts';
import { PRAY_BONUS, PRAY_UNITS, REINFORCEMENT_PRAYER } from '../content/powers.ts';
import { owns, total } from '../ownership.ts';
import { gainPrayer } from '../prayer.ts';
import type { PrayTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { hasRoom, levyTask } from './levy.ts';
import { does } from './steps.ts';

/** 8.4, 13.2.4. */
export const pray: Procedure<Kemet, PrayTask> = [
  does('gain', (table, { seat }) =>
    gainPrayer(table, seat, RULES.prayGain + total(table.state, seat, PRAY_BONUS), 'pray'),
  ),
  does('reinforcement prayer', (table, { seat }) => {
    if (!owns(table.state, seat, REINFORCEMENT_PRAYER) || !hasRoom(table.state, seat, true)) return;
    table.begin(levyTask(seat, PRAY_UNITS, 0, true, false));
  }),
];
