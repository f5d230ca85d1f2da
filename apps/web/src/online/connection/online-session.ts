import { type Situation, situationFrom, type Vocabulary } from '@naos/engine';
import type { SeatCard, TableCard } from '@naos/protocol';
import { Listeners, type Scene, type SeatInfo, type Session } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { AnyLoadedGame } from '../../games/loaded-game.ts';
import { refusalLine } from '../../words/refusal.ts';
import { restOf } from '../table/clock-text.ts';
import { endedLine } from '../table/ended.ts';
import { restedSince } from '../table/rested.ts';
import { eventsIn, logFrom } from './beats.ts';
import { gameView } from './game-view.ts';
import type { TableConnection, TableNews } from './table-connection.ts';

/** A table on the server behind the table screen. Moves are worked out here from the view that the server sent. */
export class OnlineSession implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  private readonly connection: TableConnection;
  private readonly namesOf: (card: TableCard) => readonly string[];
  private readonly listeners = new Listeners();
  private readonly unsubscribe: () => void;
  private current: Scene<Vocabulary>;
  private told: { readonly fresh: TableNews['fresh']; readonly events: Scene<Vocabulary>['fresh'] };
  private known: { readonly view: unknown; readonly situation: Situation<Vocabulary> } | null = null;

  constructor(
    loaded: AnyLoadedGame,
    connection: TableConnection,
    news: TableNews,
    namesOf: (card: TableCard) => readonly string[],
  ) {
    this.loaded = loaded;
    this.connection = connection;
    this.namesOf = namesOf;
    this.told = { fresh: news.fresh, events: [] };
    this.current = this.draw(news);
    this.unsubscribe = connection.subscribe(() => {
      if (this.connection.news?.view == null) return;
      this.current = this.draw(this.connection.news);
      this.listeners.tell();
    });
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;
  readonly choose = (move: Vocabulary['move']): void => this.connection.play(this.loaded.game.write(move));
  readonly undo = (): void => this.connection.act({ do: 'undo', to: 'step' });
  readonly restartTurn = (): void => this.connection.act({ do: 'undo', to: 'turn' });
  readonly liftCurtain = (): void => {};
  readonly close = (): void => this.unsubscribe();

  private draw(news: TableNews): Scene<Vocabulary> {
    const { seat, beats, fresh, card, version } = news;
    const undo = card.paused === null ? news.undo : null;
    return {
      version,
      seat,
      situation: this.situation(news),
      seats: this.seatInfos(news),
      log: logFrom(beats),
      fresh: this.events(fresh),
      undo: { step: undo !== null, turn: undo !== null && undo.turn < undo.step },
      curtain: null,
      paused: card.paused !== null,
      sent: this.connection.waiting,
      notice: this.notice(),
      ended: card.status === 'cancelled' ? endedLine(card, seat, this.namesOf(card)) : null,
    };
  }

  /** The same list as long as nothing new has happened: boards tell by it whether something has. */
  private events(fresh: TableNews['fresh']): Scene<Vocabulary>['fresh'] {
    if (this.told.fresh !== fresh) this.told = { fresh, events: eventsIn(fresh) };
    return this.told.events;
  }

  private situation(news: TableNews): Situation<Vocabulary> {
    const { view, seat, card } = news;
    const { outcome } = card;
    const asked = askedAt(news);
    const seen = gameView(view);
    if (seat === null || asked === null || !asked.seats.includes(seat)) {
      return { view: seen, asked, moves: [], facts: {}, outcome };
    }
    const kept = this.known;
    const known = kept !== null && kept.view === view ? kept.situation : situationFrom(this.loaded.game, seen);
    this.known = { view, situation: known };
    const { moves, facts } = known;
    // While a move is on its way nothing else can be chosen; the list comes back if it is refused.
    return { view: seen, asked, moves: this.connection.waiting || card.paused !== null ? [] : moves, facts, outcome };
  }

  private seatInfos(news: TableNews): readonly SeatInfo[] {
    const names = this.namesOf(news.card);
    return news.card.seats.map((one) => this.seatInfo(one, news, names[one.seat] ?? ''));
  }

  private seatInfo(one: SeatCard, news: TableNews, name: string): SeatInfo {
    const { card, seat: own, ahead } = news;
    const { seat, kind, online } = one;
    const thinking = card.paused === null && (askedAt(news)?.seats.includes(seat) ?? false);
    const { face } = card;
    const rest = restOf(card.clock);
    const rested = face === null || rest === null ? null : restedSince(rest, face.at);
    const clock =
      face === null || card.clock.kind === 'none'
        ? {}
        : {
            clock: {
              left: face.left[seat] ?? 0,
              at: face.at - ahead,
              running:
                card.status === 'running' && face.running.includes(seat) && !face.paused && !isAway(one, face.at),
              ...(rested === null ? {} : { rested: (until: number) => rested(until + ahead) }),
            },
          };
    return {
      seat,
      name,
      kind: seat === own ? 'you' : kind === 'open' ? 'empty' : kind,
      thinking: thinking && seat !== own,
      online: kind === 'bot' || online,
      ...clock,
    };
  }

  private notice(): Line | null {
    const { state, refused } = this.connection;
    if (state === 'lost') return line('online.lost');
    if (refused === null) return null;
    if (refused.why !== undefined) return this.loaded.words.whyNot({ ...refused.why, facts: refused.why.facts ?? {} });
    return refusalLine(refused);
  }
}

/** Somebody's clock by the day rests while they are away. */
const isAway = ({ away }: SeatCard, now: number): boolean =>
  away !== undefined && away.since <= now && now < away.until;

/** What the table asks. A game that was cancelled stands in the middle of a question that nobody has to answer. */
function askedAt({ asked, card }: TableNews): TableNews['asked'] {
  return card.status === 'running' ? asked : null;
}
