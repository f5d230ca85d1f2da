import { type RulesSection, rulesSection as section } from '@naos/words';

/** Every rule and ruling of SPEC.md belongs to exactly one section, so a reason why not always has a page to link to. */
export const rules: readonly RulesSection[] = [
  section('goal', 2, '5.0.1 8.3.3'),
  section('wheel', 3, '2.2.1 2.2.2 2.2.3 5.0.2 5.0.3 5.0.4 R42'),
  section('setup', 3, '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 7.2.1 R45'),
  section('starting', 1, '7.1.1 7.1.2 7.1.3 7.1.4 7.1.5 7.1.6 R44'),
  section('turn', 4, '5.1.1 5.1.2 5.1.3 5.1.4 5.3.1 5.3.2 6.0.1 R10 R26 R48 R54'),
  section('value', 2, '5.2.1 5.2.2 R01 R02 R27'),
  section('paying', 2, '5.4.1 5.4.2 5.4.3 5.4.4 5.5.1 R03 R06 R29 7.4.T10 7.4.T22'),
  section('horus', 3, '2.3.1 2.3.2 6.1.1 6.1.2 6.1.3 6.1.4 6.1.5 6.7.1 6.7.2 R04 R46'),
  section('ra', 3, '2.5.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 R18'),
  section('abilities', 1, '7.6.P01 7.6.P02 7.6.P04 7.6.P06 7.6.P10 7.6.P12 7.6.P13 7.6.P15 7.6.P19 7.6.1 R17'),
  section('hathor', 2, '2.4.1 2.4.2 6.3.1 6.3.2 6.3.3 6.3.4'),
  section('bastet', 1, '6.4.1 6.4.2 R43'),
  section('track', 2, '2.7.1 6.10.1 6.10.2 R11 R15 R16 R56'),
  section('thoth', 3, '6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.5.6 6.5.7 R20 R21 R22 R23'),
  section('osiris', 2, '2.8.1 2.8.2 6.6.1 6.6.2 6.6.3 6.6.4 6.6.5 6.6.6 6.6.7 R13 R14'),
  section('production', 1, '6.8.1 6.8.2'),
  section('anubis', 1, '6.9.1 6.9.2 R05'),
  section(
    'blessings',
    2,
    '7.0.1 7.0.2 7.3.B01 7.3.B07 7.3.B09 7.3.B11 7.3.B13 7.3.B15 7.3.B17 7.3.B19 7.3.B21 7.3.B23 R24 R25 R28 R37 R49 R50 R55',
  ),
  section(
    'technologies',
    2,
    '7.4.T01 7.4.T04 7.4.T05 7.4.T06 7.4.T07 7.4.T08 7.4.T09 7.4.T11 7.4.T12 7.4.T13 7.4.T14 7.4.T15 7.4.T16 7.4.T17 7.4.T18 7.4.T19 7.4.T20 7.4.T21 7.4.T23 7.4.T24 R19 R30 R47',
  ),
  section('maat', 3, '8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.1.7 8.1.8 R07 R08 R09'),
  section('scoring', 3, '8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 8.2.6 8.2.7 R35 R36'),
  section(
    'decrees',
    3,
    '7.5.301 7.5.302 7.5.303 7.5.304 7.5.305 7.5.306 7.5.307 7.5.308 7.5.309 7.5.312 7.5.316 7.5.320 7.5.322 7.5.324 8.2.0 8.3.1 8.3.2 R12 R31 R32 R33 R34 R51',
  ),
  section('hidden', 1, '3.1 3.2 3.3'),
  section(
    'solo',
    4,
    '9.1.1 9.1.2 9.1.3 9.1.4 9.1.5 9.1.6 9.2.1 9.2.2 9.2.3 9.2.4 9.2.5 9.3.1 9.3.2 9.3.3 9.3.4 9.3.5 9.3.6 9.3.7 9.3.8 9.3.9 9.3.10 9.4.1 9.4.2 9.4.3 9.4.4 9.4.5 R38 R39 R40 R41 R52 R53 R57',
  ),
  section('reconstructed', 1, ''),
];
