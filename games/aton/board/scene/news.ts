import type { Told } from '@naos/engine';
import { useState } from 'react';
import type { AtonEvent } from '../../rules/events.ts';

type Scored = Extract<AtonEvent, { kind: 'scored' }>;
type Total = Extract<AtonEvent, { kind: 'total' }>;

/** What has happened lately, as far as the picture shows it beyond the position itself. */
export interface News {
  /** Spaces on which a priest was placed in this round, in order. */
  readonly placed: readonly number[];
  /** The last scoring, item by item, until the next cards are turned up. */
  readonly scoring: { readonly items: readonly Scored[]; readonly total: Total | null } | null;
}

export const NO_NEWS: News = { placed: [], scoring: null };

/** The news after one more event. */
export function hear(news: News, event: AtonEvent): News {
  switch (event.kind) {
    case 'revealed':
      return NO_NEWS;
    case 'placed':
      return { ...news, placed: [...news.placed, event.space] };
    case 'round':
      return { ...news, placed: [] };
    case 'scoring':
      return { ...news, scoring: { items: [], total: null } };
    case 'scored':
      return { ...news, scoring: { items: [...(news.scoring?.items ?? []), event], total: null } };
    case 'total':
      return { ...news, scoring: { items: news.scoring?.items ?? [], total: event } };
    default:
      return news;
  }
}

/** Keeps the news while events come in. */
export function useNews(fresh: readonly Told<AtonEvent>[]): News {
  const [heard, setHeard] = useState<{ readonly fresh: typeof fresh | null; readonly news: News }>({
    fresh: null,
    news: NO_NEWS,
  });
  // Before anything is drawn: afterwards the whole board would be drawn once more.
  if (heard.fresh !== fresh) setHeard({ fresh, news: fresh.reduce((now, { event }) => hear(now, event), heard.news) });
  return heard.news;
}
