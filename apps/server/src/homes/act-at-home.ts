import type { FromServer } from '@naos/protocol';
import type { Spender } from '../limits/budgets.ts';
import { sessionOf } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { performAct } from '../tables/acts/index.ts';
import type { Homes } from './homes.ts';
import type { House } from './line-here.ts';
import type { TableMessage } from './person.ts';

type ActMessage = Extract<TableMessage, { readonly t: 'act' }>;
type Done = Awaited<ReturnType<typeof performAct>>;

/**
 * Carries out an act that came by a request: where the table is at home, as everything that comes over sockets, so that
 * whoever looks at it there next finds it done. Without its home it is done here, once, by its id.
 */
export function actAtHome(
  homes: Homes,
  { services, tables }: Omit<House, 'players'>,
  me: PlayerRow,
  spender: Spender,
  message: ActMessage,
): Promise<Done> {
  const { table } = message;
  if (homes.isHere(table)) return performAct(services, tables, me, spender, message);
  return new Promise((done, failed) => {
    const hear = (text: string): void => {
      const answer: FromServer = JSON.parse(text);
      if (answer.t === 'refused') {
        const { code, text, why, because } = answer;
        failed(new RequestRefusal(code, text, why ?? null, undefined, because ?? null));
      } else if (answer.t === 'accepted') {
        const { version, opened } = answer;
        done({ version, ...(opened === undefined ? {} : { opened }) });
      }
    };
    const person = { id: me.id, body: { session: sessionOf(me) }, spender };
    const end = { send: hear, isOpen: () => true, unfollowed: () => {} };
    const line = homes.lineTo(table, person, end, () => {
      // Memory may have missed what was done elsewhere.
      tables.doubt(table);
      performAct(services, tables, me, spender, message).then(done, failed);
    });
    line.receive(message).then(() => line.close());
  });
}
