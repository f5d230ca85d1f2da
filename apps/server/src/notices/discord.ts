import type { Notice } from './text.ts';

/** The address of a channel's webhook, as Discord shows it to whoever made one. */
export const DISCORD_ADDRESS =
  '^https://(canary\\.|ptb\\.)?discord(app)?\\.com/api/webhooks/[0-9]{5,25}/[A-Za-z0-9_-]{20,120}$';

/** Numbers of Discord's interface: a row, a button, and the kind of button that opens a link. */
const ROW = 1;
const BUTTON = 2;
const LINK = 5;
/** Discord takes so many characters of a title. */
const TITLE = 256;

/** Where a webhook is called so that it keeps our button: a link may be on any. */
export const discordAddress = (webhook: string): string => `${webhook}?with_components=true`;

/** Names and what people say are no markup: nobody writes links, headings or colours into somebody else's channel. */
const plain = (text: string): string => text.replace(/[\\`*_[\]()<>#|~]/g, '\\$&');

/** A notice in the form of Discord. Nobody is called by name, whatever the text says. */
export function discordMessage({ title, body, link, picture = null, button = '' }: Notice): object {
  return {
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: plain(title).slice(0, TITLE),
        description: plain(body),
        ...(link === null ? {} : { url: link }),
        ...(picture === null ? {} : { image: { url: picture } }),
      },
    ],
    ...(link === null || button === ''
      ? {}
      : { components: [{ type: ROW, components: [{ type: BUTTON, style: LINK, label: button, url: link }] }] }),
  };
}
