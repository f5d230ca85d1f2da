import type { FromServer, News } from './from-server.ts';

/** Everything that a server sends is written in this file, and fits the schemas of `from-server.ts`; a test compares them. */
export function encode(message: FromServer): string {
  return JSON.stringify(message);
}

/** The fields of News that say something, as JSON. */
export type NewsFields = { readonly [F in Exclude<keyof News, 't' | 'table' | 'version'>]?: string };

/**
 * Fields of News, to be put together with `encodeNews`. Every move is told this way to everybody who looks on, and text is
 * what most of its time goes into: what several may know is written once.
 */
export function encodeFields(fields: NewsFields): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name as keyof NewsFields];
    if (value !== undefined) text += `,"${name}":${value}`;
  }
  return text;
}

/** News for one who has heard of everything up to `version` then. `fields` come from `encodeFields`. */
export function encodeNews(table: string, version: number, fields: string): string {
  return `{"t":"news","table":"${table}","version":${version}${fields}}`;
}

/** The answer to a move, of which there is one for every move. */
export function encodeAccepted(table: string, id: string, version: number): string {
  return `{"t":"accepted","table":"${table}","id":${JSON.stringify(id)},"version":${version}}`;
}
