import type { TableNews } from '../connection/table-connection.ts';

/** Somebody else whom one can meet in a table's chat; the name is empty when nobody here knows it any more. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who sits at the table, has spoken there or was silenced there, besides this person. */
export function othersAt({
  card,
  chat,
  watchers,
  you,
}: Pick<TableNews, 'card' | 'chat' | 'watchers' | 'you'>): Person[] {
  const names = new Map(card.silenced.map((id) => [id, '']));
  for (const { player, name } of [...chat, ...watchers]) names.set(player, name);
  for (const { player, name } of card.seats) if (player !== null) names.set(player, name);
  names.delete(you);
  return [...names].map(([id, name]) => ({ id, name }));
}
