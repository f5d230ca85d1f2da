import { type Catalog, declined, type Language } from '@naos/words';
import data from '../components.json' with { type: 'json' };
import { AREAS, CITIES } from '../rules/content/areas.ts';
import { BATTLE_CARDS } from '../rules/content/battle-cards.ts';
import { COLOUR_NAMES, COLOURS } from '../rules/content/colours.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { INTERVENTIONS } from '../rules/content/interventions.ts';
import { TILES } from '../rules/content/tiles.ts';

/** Places as a player would call them: the data's names say the bank first, these say where to look. */
const PLACES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'w-north-dunes': { en: 'North-West Dunes', ru: 'Северо-западные дюны' },
  'w-south-dunes': { en: 'South-West Dunes', ru: 'Юго-западные дюны' },
  'w-far-desert': { en: 'Western Desert', ru: 'Западная пустыня' },
  'w-oasis': { en: 'Western Oasis', ru: 'Западный оазис' },
  'w-temple-north': { en: 'North-West Temple', ru: 'Северо-западный храм' },
  'w-temple-south': { en: 'South-West Temple', ru: 'Юго-западный храм' },
  sanctuary: { en: 'Sanctuary', ru: 'Святилище' },
  'e-north-dunes': { en: 'North-East Dunes', ru: 'Северо-восточные дюны' },
  'e-south-dunes': { en: 'South-East Dunes', ru: 'Юго-восточные дюны' },
  'e-far-desert': { en: 'Eastern Desert', ru: 'Восточная пустыня' },
  'e-oasis': { en: 'Eastern Oasis', ru: 'Восточный оазис' },
  'e-temple-north': { en: 'North-East Temple', ru: 'Северо-восточный храм' },
  'e-temple-south': { en: 'South-East Temple', ru: 'Юго-восточный храм' },
  'delta-temple': { en: 'Delta Temple', ru: 'Храм в дельте Нила' },
  'w1-outskirts': { en: 'North-West Outskirts', ru: 'Пустошь северо-западного города' },
  'w2-outskirts': { en: 'West Outskirts', ru: 'Пустошь западного города' },
  'w3-outskirts': { en: 'South-West Outskirts', ru: 'Пустошь юго-западного города' },
  'e1-outskirts': { en: 'North-East Outskirts', ru: 'Пустошь северо-восточного города' },
  'e3-outskirts': { en: 'South-East Outskirts', ru: 'Пустошь юго-восточного города' },
};

/** Creatures in the accusative: a log line says whom somebody leads. */
const LED: Readonly<Record<string, string>> = {
  phoenix: 'Феникса',
  'royal-scarab': 'Царского скарабея',
  'giant-scorpion': 'Гигантского скорпиона',
  'war-elephant': 'Боевого слона',
  sphinx: 'Сфинкса',
  'deep-desert-snake': 'Пустынную змею',
  mummy: 'Мумию',
  'khnums-sphinx': 'Сфинкса Хнума',
  'griffin-sphinx': 'Сфинкса-грифона',
  'soul-devourer': 'Пожирателя душ',
};

function creatureForms(id: string, name: string, language: Language): string {
  const acc = LED[id];
  return language === 'en' || acc === undefined ? name : declined({ nom: name, acc });
}

const textOfPower = (art: string, language: Language): string =>
  data.powers.list.find((power) => power.art === art)?.text[language] ?? '';

/** Texts are ICU messages: a quotation of braces never occurs in the data, an apostrophe does. */
const plain = (text: string): string => text.replaceAll("'", '’');

/** The names and explanations of everything that the component data lists, as one part of a catalog. */
export function names(language: Language): Catalog {
  const rows: [string, string][] = [
    ...AREAS.map(({ id, name }): [string, string] => [`area.${id}`, PLACES[id]?.[language] ?? name[language]]),
    ...CITIES.map(({ id, name }): [string, string] => [`city.${id}`, name[language]]),
    ...COLOURS.map((id, index): [string, string] => [`colour.${id}`, COLOUR_NAMES[index]?.[language] ?? id]),
    ...TILES.map(({ id, name }): [string, string] => [`tile.${id}`, name[language]]),
    ...TILES.map(({ id, art }): [string, string] => [`tile.${id}.about`, textOfPower(art, language)]),
    ...INTERVENTIONS.map(({ id, name }): [string, string] => [`card.${id}`, name[language]]),
    ...data.divineInterventionCards.list.map(({ id, text }): [string, string] => [`card.${id}.about`, text[language]]),
    ...BATTLE_CARDS.map(({ id, name }): [string, string] => [`battle.${id}`, name[language]]),
    ...CREATURES.map(({ id, name }): [string, string] => [
      `creature.${id}`,
      creatureForms(id, name[language], language),
    ]),
    ...CREATURES.map(({ id, power }): [string, string] => [`creature.${id}.about`, textOfPower(power, language)]),
  ];
  return Object.fromEntries(rows.map(([key, text]) => [key, plain(text)]));
}
