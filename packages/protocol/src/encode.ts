import type { FromServer, News, TablePicture } from './from-server.ts';

/** Everything that a server sends is written in this file, and fits the schemas of `from-server.ts`; a test compares them. */
export function encode(message: FromServer): string {
  return JSON.stringify(message);
}

/** The fields of News that say something, as JSON. */
export type NewsFields = { readonly [F in Exclude<keyof News, 't' | 'table' | 'version'>]?: string };

/** Fields of News, to be put together with `encodeNews`: what several may know is written once. */
export function encodeFields(fields: NewsFields): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name as keyof NewsFields];
    if (value !== undefined) text += `,"${name}":${value}`;
  }
  return text;
}

/**
 * The fields of News that every move has for everybody who notices it, from JSON. All in one: it is what a move's way to
 * those who look on costs most.
 */
export function encodeScene(beats: string, view: string, asked: string): string {
  return `,"beats":${beats},"view":${view},"asked":${asked}`;
}

/** How far the reader may take back, as a field of News. */
export function encodeUndo(reach: TablePicture['undo']): string {
  return reach === null ? ',"undo":null' : `,"undo":{"step":${reach.step},"turn":${reach.turn}}`;
}

/** News for one who has heard of everything up to `version` then. `fields` come from the functions above. */
export function encodeNews(table: string, version: number, fields: string): string {
  return `{"t":"news","table":"${table}","version":${version}${fields}}`;
}

/** The answer to a move, of which there is one for every move. */
export function encodeAccepted(table: string, id: string, version: number): string {
  return `{"t":"accepted","table":"${table}","id":${JSON.stringify(id)},"version":${version}}`;
}
