import { Client } from './client.ts';

/** A public table of Aton that two people sit at and look at. */
export async function tableForTwo(port: number): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(port, 'Host', 1), await Client.guest(port, 'Guest', 2)];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  return { table: card.id, host, guest };
}
