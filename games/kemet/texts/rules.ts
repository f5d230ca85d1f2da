import { line, type RulesSection } from '@naos/words';

/** One section: its paragraphs are `rules.<id>.1` and so on. */
function section(id: string, paragraphs: number, rules: string): RulesSection {
  return {
    id,
    title: line(`rules.${id}.title`),
    paragraphs: Array.from({ length: paragraphs }, (_, i) => line(`rules.${id}.${i + 1}`)),
    rules: rules.split(' ').filter((rule) => rule !== ''),
  };
}

/** Every rule and ruling of SPEC.md belongs to exactly one section, so a reason why not always has a page to link to. */
export const rules: readonly RulesSection[] = [
  section('goal', 3, '9.4 9.5 9.6 15.1 15.2 15.3 R35 R49'),
  section('board', 4, '3.1.1 3.1.2 4.2.1 4.2.2 4.2.3 4.3.1 4.3.2 4.4.1 4.4.2 4.4.3'),
  section('setup', 3, '5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11 5.12 R17'),
  section('turn', 3, '6.1 6.2 7.1.1 7.1.2 7.1.3 7.1.4 R55'),
  section('tokens', 4, '3.2.1 7.2.1 7.2.2 7.2.3 7.2.4 7.2.5 7.3.1 7.3.2 7.3.3 R9 R11 R12'),
  section('build', 2, '3.1.3 8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 R14 R15'),
  section('recruit', 2, '8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 8.2.6 R39'),
  section('buy', 3, '3.5.1 3.5.2 8.3.1 8.3.2 8.3.3 8.3.4 8.3.5 8.3.6 8.3.7 8.3.8 R2 R16'),
  section('pray', 1, '8.4.1 R13'),
  section('move', 4, '8.5.1 8.5.2 8.5.3 8.5.4 8.5.5 8.5.6 8.5.7 8.5.8 8.5.12 R20 R52'),
  section('walls', 1, '8.5.9 8.5.10 8.5.11 R18 R19'),
  section('control', 2, '9.1 9.2 9.3 9.7'),
  section('creatures', 3, '3.4.1 10.1 10.2 10.3 10.4 10.5 10.6 R43'),
  section(
    'battle',
    4,
    '3.3.1 3.3.2 11.0.1 11.0.2 11.0.3 11.0.4 11.1.1 11.1.2 11.1.3 11.2.1 11.3.1 11.3.2 11.3.3 R26 R54',
  ),
  section('losses', 3, '11.4.1 11.4.2 11.4.3 11.4.4 11.5.1 11.5.2 11.5.3 11.5.4 R24 R31 R34'),
  section('aftermath', 2, '11.6.1 11.6.2 11.6.3 11.6.4 11.7.1 11.8.1 11.8.2 R27 R28'),
  section(
    'cards',
    3,
    '3.6.1 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13 12.14 12.15 12.16 16.1 R53 R56',
  ),
  section(
    'tiles',
    3,
    '13.0.1 13.0.2 13.0.3 13.1.1 13.1.2 13.1.3 13.1.4 13.1.5 13.1.6 13.1.7 13.1.8 13.1.9 13.1.10 13.1.11 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.2.6 13.2.7 13.2.8 13.2.9 13.2.10 13.3.1 13.3.2 13.3.3 13.3.4 13.3.5 13.3.6 13.3.7 13.3.8 13.3.9 13.3.10 13.3.11 13.3.12 13.4.1 13.4.2 13.4.3 13.4.4 13.4.5 13.4.6 13.4.7 13.4.8 13.4.9 13.4.10 13.4.11 13.4.12 13.4.13 R45 R46 R57',
  ),
  section(
    'night',
    4,
    '14.0.1 14.1.1 14.2.1 14.3.1 14.4.1 14.5.1 14.6.1 14.6.2 14.7.1 14.7.2 14.7.3 14.8.1 14.8.2 14.9.1 14.9.2 R37 R38 R42',
  ),
  section('hidden', 1, '17.1 17.2 17.3 17.4 17.5 17.6'),
  section('sources', 2, ''),
];
