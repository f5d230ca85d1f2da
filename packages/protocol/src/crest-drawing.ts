import type { CrestColour, CrestShape, CrestSign } from './crest.ts';

export const CREST_OUTLINES: Readonly<Record<CrestShape, string>> = {
  shield: 'M10 8H90V56C90 80 70 96 50 104C30 96 10 80 10 56Z',
  disc: 'M50 9a46 46 0 1 1 0 92a46 46 0 1 1 0-92Z',
  stele: 'M14 104V44a36 36 0 0 1 72 0V104Z',
  lozenge: 'M50 3L95 55L50 107L5 55Z',
};

/** The field's colour; the rim and the sign are gold on all of them. */
export const CREST_FIELDS: Readonly<Record<CrestColour, string>> = {
  lapis: '#1c4c8a',
  malachite: '#17664b',
  carnelian: '#a5341f',
  amethyst: '#5f4289',
  ochre: '#7a4f00',
  obsidian: '#271d13',
};
export const CREST_GOLD = '#f4d27a';

/** Signs as paths, whose overlaps are holes. */
export const CREST_SIGNS_DRAWN: Readonly<Record<CrestSign, string>> = {
  sun: 'M50 43a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM46.7 39.4L50.0 28.0L53.3 39.4ZM58.0 41.3L68.4 35.6L62.7 46.0ZM64.6 50.7L76.0 54.0L64.6 57.3ZM62.7 62.0L68.4 72.4L58.0 66.7ZM53.3 68.6L50.0 80.0L46.7 68.6ZM42.0 66.7L31.6 72.4L37.3 62.0ZM35.4 57.3L24.0 54.0L35.4 50.7ZM37.3 46.0L31.6 35.6L42.0 41.3Z',
  moon: 'M60 31A24 24 0 1 0 60 77A18 23 0 1 1 60 31Z',
  pyramid: 'M47 34L24 76H47ZM53 34L76 76H53Z',
  obelisk: 'M50 24L57 34L60 74H40L43 34ZM35 78H65V84H35Z',
  wave: 'M26 42q6-9 12 0t12 0t12 0t12 0v6q-6 9-12 0t-12 0t-12 0t-12 0ZM26 54q6-9 12 0t12 0t12 0t12 0v6q-6 9-12 0t-12 0t-12 0t-12 0ZM26 66q6-9 12 0t12 0t12 0t12 0v6q-6 9-12 0t-12 0t-12 0t-12 0Z',
  eye: 'M22 54Q50 26 78 54Q50 82 22 54ZM50 44a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
  flame: 'M52 24C62 40 70 50 70 62A20 20 0 0 1 30 62C30 52 37 49 39 40C45 44 47 48 48 52C52 44 54 34 52 24Z',
  lotus:
    'M50 32Q61 48 50 70Q39 48 50 32ZM27 42Q44 47 47 72Q27 66 27 42ZM73 42Q56 47 53 72Q73 66 73 42ZM30 76H70V81H30Z',
};
