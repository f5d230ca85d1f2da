import { readdir, writeFile } from 'node:fs/promises';

const FOLDER = '.cache/glance';
/** Side by side: what differs in language and light alone. */
const COLUMNS = ['en-papyrus', 'en-night', 'ru-papyrus', 'ru-night'];

interface Shown {
  readonly game: string;
  readonly seats: number;
  readonly question: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly theme: string;
}

/** Where the picture of a table lies, under a name that says what it shows. */
export function pictureAt({ game, seats, question, width, height, language, theme }: Shown): string {
  const asked = question.replaceAll(/\W+/g, '-');
  return `${FOLDER}/${game}-${seats}-${asked}-${width}x${height}-${language}-${theme}.png`;
}

/** A page with every picture that lies there: a row for a table at a size, a column for each language and theme. */
export async function contactSheet(): Promise<void> {
  const pictures = (await readdir(FOLDER)).filter((name) => name.endsWith('.png'));
  const rows = new Set(pictures.map((name) => name.replace(/-\w+-\w+\.png$/, '')));
  const picture = (name: string): string =>
    pictures.includes(name) ? `<td><a href="${name}"><img src="${name}" loading="lazy" alt="${name}"></a>` : '<td>';
  const cells = (row: string): string => COLUMNS.map((column) => picture(`${row}-${column}.png`)).join('');
  const lines = [...rows].toSorted().map((row) => `<tr><th colspan="${COLUMNS.length}">${row}<tr>${cells(row)}`);
  const head = '<!doctype html><meta charset="utf-8"><title>Every table</title><style>img{max-width:24vw}</style>';
  await writeFile(`${FOLDER}/index.html`, `${head}<table>${lines.join('\n')}</table>\n`);
}
