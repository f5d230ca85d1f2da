import { type RulesSection, rulesSection as section } from '@naos/words';

/** Every rule and ruling of SPEC.md belongs to exactly one section, so a reason why not always has a page to link to. */
export const rules: readonly RulesSection[] = [
  section('goal', '6.0.1 6.0.2 6.0.3', '10.1'),
  section(
    'pyramid',
    '3.0.1 3.2.1 4.2.1 4.2.2 4.2.12 R1',
    '3.0.2 3.0.3 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7',
    '4.2.8 4.2.9 4.2.10 4.2.11',
  ),
  section('chains', '4.3.1 4.3.2 4.3.3', '4.3.4 4.3.5'),
  section('setup', '3.0.6 3.0.7 5.1 5.2 5.3 5.4 5.5 5.6 R44', '5.7 5.9 5.10 R43'),
  section('exchange', '6.2.1 6.2.2 6.2.3 6.2.4 R27', '6.2.5'),
  section('building', '6.1.2 6.2.6 6.2.7 6.2.8 6.2.9 R2 R3 R4', '6.2.10 R10', '6.1.1 R25'),
  section('hidden', '6.3.1 6.3.2 6.3.3 6.3.4 6.3.5 R26 R36'),
  section('turn', '6.2.11 7.0.1 7.0.2 7.0.3 7.0.4 R14 R45', '6.2.12 6.2.13 R28'),
  section('using', '7.1.1 7.1.2 7.1.4 7.1.5 7.2.1 R11 R12 R13', '7.1.3 7.1.6 7.1.7', '7.1.8 R15'),
  section('cards', '3.1.1 3.1.2 3.1.3 7.2.2 R18', '7.2.3 7.2.4 7.2.5 7.2.6 7.2.7 R19 R20', '7.2.8 7.2.9 R16 R17'),
  section('markers', '7.3.1 7.3.2 7.3.5 R22', '7.3.3 7.3.4 R23 R24'),
  section('strips', '3.0.5 8.1.1 8.1.2 8.1.3 R21', '8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 R5 R6 R7 R8 R9', '8.2.6'),
  section('summit', '9.1.1 9.1.2 9.1.3 R47 R48', '3.0.4 9.1.4 9.1.5 9.1.6 11.3.1 11.3.2 R29 R37'),
  section(
    'effects',
    '9.2.1 R30',
    '9.2.2 9.2.3 9.2.4 9.2.5 R31 R32 R46',
    '9.2.6',
    '9.2.7',
    '9.2.8 9.2.9 9.2.10 R33 R34 R35',
  ),
  section('scoring', '10.2 10.3 10.4 10.5 R38', '10.6 10.7 R39'),
  section('goals', '3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 5.8 11.1.1 11.1.2 11.1.4 R40', '11.1.3 11.1.5 11.1.6 R41'),
  section('hummingbird', '11.2.1 11.2.2 11.2.3 11.2.4 R49', '11.2.5 11.2.6 R42'),
  { ...section('reconstructed', '', ''), rules: [] },
];
