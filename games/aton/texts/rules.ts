import { type RulesSection, rulesSection as section } from '@naos/words';

/** Every rule and ruling of SPEC.md belongs to exactly one section, so a reason why not always has a page to link to. */
export const rules: readonly RulesSection[] = [
  section('goal', '3.1.1', '4.4.3 R15 R17', ''),
  section(
    'board',
    '2.1.1 2.1.2 2.1.3 2.1.4',
    '2.1.5 3.1.6 R19',
    '2.1.6 2.1.7 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 3.1.2 3.1.3 3.1.4 R20',
  ),
  section('round', '3.1.7 4.0.1 4.1.1 4.3.1 4.3.2 4.9.1 4.9.2', '4.0.2 4.0.3 R10 R27', '3.1.5 4.1.2 4.1.3 R21'),
  section('cards', '4.2.1 4.2.8 4.2.9 4.2.10 R25', '4.2.2 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7 R5 R26'),
  section('hidden', '3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.9', '3.2.6 3.2.7 3.2.8 4.3.3 R4'),
  section('points', '4.4.1 4.4.2 4.4.4'),
  section('order', '4.5.1 4.5.2 4.5.8', '4.5.3 4.5.4 4.5.5 4.5.6 4.5.7 R6'),
  section('removal', '4.6.2 4.6.3 4.6.4 4.6.5 4.6.6 R3 R24', '4.6.1 4.6.7 4.6.8 4.6.9 R2 R11', '4.6.10 4.6.11 R12'),
  section(
    'placement',
    '4.7.1 4.7.2 4.7.3 4.7.4 R1 R13',
    '4.7.5 4.7.6 4.7.7 4.7.8 4.7.9',
    '4.7.10 4.7.11 4.7.12 4.7.13 4.7.14 R14 R16',
  ),
  section('scoring', '4.8.1 4.8.2 5.1.7', '5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.1.6 R18', '5.1.8 5.1.9 5.1.10 5.1.11'),
  section('cull', '5.2.1 5.2.2 5.2.3 5.2.4 5.2.9 5.2.10 R8 R9', '5.2.5 5.2.6 5.2.7 5.2.8 R7', '5.3.1 5.3.2'),
  section('end', '6.1.1 6.1.3 6.1.4 R23', '6.1.2 R22'),
  section('options', ''),
];
