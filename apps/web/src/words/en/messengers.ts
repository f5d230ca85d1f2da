/** What the site says of messengers as a way to be told of one's turn, in English. */
export const messengers = {
  'messenger.telegram': 'Telegram',
  'messenger.telegram.add': 'Telegram: open the chat and press Start',
  'messenger.telegram.done': 'I have pressed Start',
  'messenger.discord': 'Discord: the address of a channel’s webhook',
  'messenger.discord.how':
    'In Discord: channel settings, Integrations, Webhooks, New webhook, Copy address. Everybody in that channel reads the notices.',
} as const;
