import { type RulesSection, rulesSection as section } from '@naos/words';

/** Every rule and ruling of SPEC.md belongs to exactly one section, so a reason why not always has a page to link to. */
export const rules: readonly RulesSection[] = [
  section('goal', 2, '6.0.1 6.0.2 6.0.3 10.1'),
  section(
    'pyramid',
    3,
    '3.0.1 3.0.2 3.0.3 3.2.1 4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7 4.2.8 4.2.9 4.2.10 4.2.11 4.2.12 R1',
  ),
  section('chains', 2, '4.3.1 4.3.2 4.3.3 4.3.4 4.3.5'),
  section('setup', 2, '3.0.6 3.0.7 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.9 5.10 R43 R44'),
  section('exchange', 2, '6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 R27'),
  section('building', 3, '6.1.1 6.1.2 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 R2 R3 R4 R10 R25'),
  section('hidden', 1, '6.3.1 6.3.2 6.3.3 6.3.4 6.3.5 R26 R36'),
  section('turn', 2, '6.2.11 6.2.12 6.2.13 7.0.1 7.0.2 7.0.3 7.0.4 R14 R28 R45'),
  section('using', 3, '7.1.1 7.1.2 7.1.3 7.1.4 7.1.5 7.1.6 7.1.7 7.1.8 7.2.1 R11 R12 R13 R15'),
  section('cards', 3, '3.1.1 3.1.2 3.1.3 7.2.2 7.2.3 7.2.4 7.2.5 7.2.6 7.2.7 7.2.8 7.2.9 R16 R17 R18 R19 R20'),
  section('markers', 2, '7.3.1 7.3.2 7.3.3 7.3.4 7.3.5 R22 R23 R24'),
  section('strips', 3, '3.0.5 8.1.1 8.1.2 8.1.3 8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 8.2.6 R5 R6 R7 R8 R9 R21'),
  section('summit', 2, '3.0.4 9.1.1 9.1.2 9.1.3 9.1.4 9.1.5 9.1.6 11.3.1 11.3.2 R29 R37 R47 R48'),
  section('effects', 5, '9.2.1 9.2.2 9.2.3 9.2.4 9.2.5 9.2.6 9.2.7 9.2.8 9.2.9 9.2.10 R30 R31 R32 R33 R34 R35 R46'),
  section('scoring', 2, '10.2 10.3 10.4 10.5 10.6 10.7 R38 R39'),
  section('goals', 2, '3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 5.8 11.1.1 11.1.2 11.1.3 11.1.4 11.1.5 11.1.6 R40 R41'),
  section('hummingbird', 2, '11.2.1 11.2.2 11.2.3 11.2.4 11.2.5 11.2.6 R42 R49'),
  { ...section('reconstructed', 2, ''), rules: [] },
];
