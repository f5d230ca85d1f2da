import type { Vocabulary } from '@naos/engine';
import type { OrderKind } from '@naos/game-module';
import type { SeatOrders } from '@naos/protocol';
import type { Preferences, Tab } from '@naos/table-ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { gameModuleOf } from '../../games/game-modules.ts';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { usePreferences } from '../../table/preferences.ts';
import { type T, useLanguage, useT } from '../../words/index.ts';
import { gameView } from '../connection/game-view.ts';
import type { TableConnection, TableNews } from '../connection/table-connection.ts';

interface OrdersProps {
  readonly connection: TableConnection;
  readonly news: TableNews;
  readonly loaded: AnyLoadedGame;
}

/** What a person has left to the table, at tables by the day; it calls when a plan came to nothing. */
export function ordersTab(t: T, props: OrdersProps): readonly Tab[] {
  const { seat, card, orders } = props.news;
  if (seat === null || orders === null || card.status !== 'running' || card.clock.kind === 'live') return [];
  return [
    {
      id: 'orders',
      title: t(orders.dropped ? 'orders.tab.dropped' : 'orders.tab'),
      call: orders.dropped ? 'dropped' : null,
      content: <Orders {...props} orders={orders} />,
    },
  ];
}

function Orders(props: OrdersProps & { readonly orders: SeatOrders }): ReactElement {
  const t = useT();
  const { connection, news, orders } = props;
  return (
    <div className="table-acts orders">
      {orders.dropped && (
        <div className="notice" role="status">
          <span>{t('orders.plan.dropped')}</span>
          <button type="button" className="btn" onClick={() => connection.act({ do: 'plan', moves: [] })}>
            {t('orders.plan.seen')}
          </button>
        </div>
      )}
      <Plan {...props} />
      <StandingOrders connection={connection} news={news} />
    </div>
  );
}

/** What is answered for a person: at a table by the day, and in its room already. */
export function StandingOrders({ connection, news }: Omit<OrdersProps, 'loaded'>): ReactElement {
  const t = useT();
  const kinds = useLoaded(news.card.game, async (game) => (await gameModuleOf(game)?.orders?.()) ?? []);
  return (
    <section>
      <h3>{t('orders.title')}</h3>
      <p className="note">{t(kinds?.length === 0 ? 'orders.none' : 'orders.why')}</p>
      {kinds?.map((kind) => (
        <Kind
          key={kind.id}
          kind={kind}
          way={news.orders?.standing[kind.id] ?? null}
          onOrder={(way) => connection.act({ do: 'order', kind: kind.id, way })}
        />
      ))}
    </section>
  );
}

/** What is queued, in words. */
function Plan({ connection, news, loaded, orders }: OrdersProps & { readonly orders: SeatOrders }): ReactElement {
  const t = useT();
  const preferences = usePreferences(loaded);
  return (
    <section>
      <h3>{t('orders.plan.title')}</h3>
      <p className="note">{t(orders.plan.length === 0 ? 'orders.plan.none' : 'orders.plan.why')}</p>
      {orders.plan.length > 0 && (
        <>
          <ol>
            {orders.plan.map(({ move }, i) => (
              <li key={i}>{moveText(loaded, preferences, news.view, move)}</li>
            ))}
          </ol>
          <button type="button" className="btn" onClick={() => connection.act({ do: 'plan', moves: [] })}>
            {t('orders.plan.drop')}
          </button>
        </>
      )}
    </section>
  );
}

/** A planned move in words. They are the game's for the present position: where it has none for it, notation will do. */
function moveText({ game, words }: AnyLoadedGame, { say }: Preferences, view: unknown, text: string): string {
  try {
    const move = game.read(text);
    return move === null ? text : say(words.move(move, gameView(view)));
  } catch {
    return text;
  }
}

interface KindProps {
  readonly kind: OrderKind<Vocabulary>;
  readonly way: string | null;
  readonly onOrder: (way: string | null) => void;
}

function Kind({ kind, way, onOrder }: KindProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const title = kind.title[language];
  return (
    <div className="order" data-set={way !== null}>
      <label>
        <span>{title}</span>
        <select className="text" value={way ?? ''} onChange={({ target }) => onOrder(target.value || null)}>
          <option value="">{t('orders.ask')}</option>
          {kind.ways.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>
      </label>
      {way !== null && (
        <button
          type="button"
          className="icon"
          aria-label={t('orders.back', { what: title })}
          title={t('orders.back', { what: title })}
          onClick={() => onOrder(null)}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
