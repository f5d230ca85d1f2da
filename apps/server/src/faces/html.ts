import type { Face } from './face.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML and SVG, also within quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}

interface Addresses {
  /** The whole address of the page, and of its picture; null: the server can draw none. */
  readonly page: string;
  readonly picture: string | null;
  readonly pictureText: string;
}

/** The site's one page with the face of one address in its head. */
export function withFace(page: string, face: Face, { page: url, picture, pictureText }: Addresses): string {
  const title = escaped(face.title);
  const text = escaped(face.text);
  const { language, game } = face.picture;
  const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}" />`;
  const named = (name: string, content: string): string => `<meta name="${name}" content="${content}" />`;
  const head = [
    `<title>${title}${face.title.startsWith('Naos') ? '' : ' · Naos'}</title>`,
    named('description', text),
    // The page fetches the game's parts without having to ask which.
    ...(game === null ? [] : [named('game', escaped(game))]),
    ...(face.isPublic ? [] : [named('robots', 'noindex')]),
    property('type', 'website'),
    property('site_name', 'Naos'),
    property('title', title),
    property('description', text),
    property('url', escaped(url)),
    property('locale', language === 'ru' ? 'ru_RU' : 'en_GB'),
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', text),
  ];
  if (picture !== null) {
    const [address, alt] = [escaped(picture), escaped(pictureText)];
    head.push(property('image', address), property('image:type', 'image/png'), property('image:alt', alt));
    head.push(property('image:width', '1200'), property('image:height', '630'));
    head.push(named('twitter:image', address));
  }
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));
}
