import type {
  Act,
  AllPuzzleTries,
  Because,
  BotToken,
  DuelAmong,
  DuelAnswer,
  DuelDayCard,
  Followed,
  GameRecord,
  Holiday,
  Me,
  Moment,
  NewTable,
  NoticeWays,
  OpenedTable,
  Profile,
  PuzzleTried,
  RatingRow,
  RatingStep,
  StrongGame,
  TableCard,
  TableList,
  TableQuery,
} from '@naos/protocol';
import type { Language } from '@naos/words';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { device } from '../store/device.ts';
import type { PushAddress } from './account/push.ts';
import { freshRequestId } from './connection/request-id.ts';

/** The server said no, or could not be reached (`code` is then `offline`). Its message is English; pages say it with `refusalText`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly because: Because | undefined;

  constructor(code: string, text: string, because?: Because) {
    super(text);
    this.code = code;
    this.because = because;
  }
}

const offline = (): never => {
  throw new ApiProblem('offline', 'The server can’t be reached.');
};

/** Asks the server. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(offline);
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  // A site without a server answers every address with its page.
  if (!isJson) throw new ApiProblem(answer.status === 429 ? 'slow down' : 'offline', 'The server can’t be reached.');
  // The server checks its answers against the protocol's schemas before it sends them.
  if (answer.ok) return answer.json();
  const { code, text, because }: { readonly code?: string; readonly text?: string; readonly because?: Because } =
    await answer.json();
  throw new ApiProblem(code ?? String(answer.status), text ?? answer.statusText, because);
}

/** A file, or a page of one. */
async function file(path: string): Promise<Response> {
  const answer = await fetch(path).catch(offline);
  if (!answer.ok) throw new ApiProblem(String(answer.status), answer.statusText);
  return answer;
}

/** Most moments that are shown of what somebody missed: the first ones. */
const MOST_MOMENTS = 500;

const query = (parts: TableQuery): string =>
  new URLSearchParams(Object.entries(parts).map(([key, value]): [string, string] => [key, String(value)])).toString();

/** Where an answer goes on, as its Link header says. */
function nextPage({ headers, url }: Response): string | null {
  const next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, url).href;
}

/** A way to hear that it is one's turn; a browser's own address is nobody's business. */
export interface Channel {
  readonly id: string;
  readonly kind: NewChannel['kind'] | 'telegram';
  readonly address: string | null;
  /** Whether whoever reads an e-mail address has agreed; a server of the version before asks nobody. */
  readonly confirmed?: boolean;
}

export type NewChannel =
  | { readonly kind: 'push'; readonly subscription: PushAddress }
  | { readonly kind: 'email' | 'webhook' | 'discord'; readonly address: string };

const SEEN = 'naos.online';

/** Whether this device has an identity on the server already: a mere visitor of the home page makes none. */
export function hasBeenOnline(): boolean {
  return device.getItem(SEEN) !== null;
}

/** My id on the server, as of the last time; empty: I have none. */
export function ownId(): string {
  return device.getItem(SEEN) ?? '';
}

/** A name as the server writes it: a space that a phone has put behind it makes no other name, and none of spaces is one. */
function shownName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const byLink = (watch: string | null): string => (watch === null ? '' : `?${new URLSearchParams({ watch })}`);

let looking: Promise<Me> | null = null;

/**
 * Who am I here. Everything on a page that asks at once asks together, and tabs of one browser ask one after the other:
 * two first calls at the same time would make two guests, and the second cookie would forget the first. Browsers keep
 * tabs in turn on secure pages only.
 */
function whoAmI(): Promise<Me> {
  const look = () => call<Me>('GET', '/api/me');
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  looking ??= (locks?.request('naos.arrive', look) ?? look()).finally(() => {
    looking = null;
  });
  return looking;
}

/** Where somebody was met who is reported. */
export type ReportPlace = { readonly table: string } | { readonly club: string };

/** The server's endpoints that the site uses. */
export const api = {
  /** Who am I here: makes a guest at the first call, under the name of the settings where there is one. */
  arrive: async (name: string): Promise<Me> => {
    const me = await whoAmI();
    device.setItem(SEEN, me.id);
    const shown = shownName(name);
    return shown === '' || me.name === shown ? me : call('PATCH', '/api/me', { name: shown });
  },
  /** Takes another name, here and at every table of this person. */
  rename: (name: string): Promise<Me> => call('PATCH', '/api/me', { name: shownName(name) }),
  tables: (wanted: TableQuery): Promise<TableList> => call('GET', `/api/tables?${query(wanted)}`),
  open: (order: NewTable): Promise<OpenedTable> => call('POST', '/api/tables', order),
  act: (table: string, act: Act): Promise<{ version: number; opened?: string }> =>
    call('POST', `/api/tables/${table}/acts`, { id: freshRequestId(), act }),
  /** What a table's game did to one's rating; null while nobody has noted it. */
  ratingStep: async (table: string): Promise<RatingStep | null> =>
    (await call<{ step: RatingStep | null }>('GET', `/api/me/ratings/${table}`)).step,
  /** The best of the last public games. */
  bestRecent: async (): Promise<TableCard | null> =>
    (await call<{ table: TableCard | null }>('GET', '/api/best-recent')).table,
  /** Public games of people whose ratings are high. */
  strongest: (game: string): Promise<StrongGame[]> => call('GET', `/api/strongest/${game}`),
  ratings: (game: string): Promise<RatingRow[]> => call('GET', `/api/ratings/${game}`),
  /** Some at a time, as the server gives them. */
  moments: async (table: string, from: number, to: number): Promise<Moment[]> => {
    const last = Math.min(to, from + MOST_MOMENTS);
    const all: Moment[] = [];
    for (let next = from; next <= last; next = (all.at(-1)?.version ?? last) + 1) {
      const page = await call<Moment[]>('GET', `/api/tables/${table}/moments?from=${next}&to=${last}`);
      if (page.length === 0) break;
      all.push(...page);
    }
    return all;
  },
  /** What a replay needs besides the transcript; `watch` is the token of its table's link. */
  record: (table: string, watch: string | null): Promise<GameRecord> =>
    call('GET', `/api/tables/${table}/record${byLink(watch)}`),
  /** Tells the host of the site about somebody at a table. */
  report: (at: ReportPlace, player: string, text: string): Promise<object> =>
    call('POST', '/api/reports', { ...at, player, text: text.toWellFormed() }),
  profile: (player: string): Promise<Profile> => call('GET', `/api/players/${player}`),
  /** Says who sees one's own page. */
  showProfile: (shown: Profile['shown']): Promise<object> => call('PUT', '/api/me/profile', { shown }),
  follows: (): Promise<Followed[]> => call('GET', '/api/me/follows'),
  follow: (player: string, on: boolean): Promise<object> => call('PUT', `/api/me/follows/${player}`, { on }),
  /** Tells what was tried on this device, and hears what was tried on all. */
  puzzles: (tries: readonly PuzzleTried[]): Promise<AllPuzzleTries> => call('POST', '/api/puzzles', { tries }),
  duels: (day: string, among: DuelAmong | null): Promise<DuelDayCard> =>
    call('GET', `/api/duels/${day}${among === null ? '' : `?${new URLSearchParams({ among })}`}`),
  sendDuel: (day: string, game: string, transcript: string): Promise<DuelAnswer> =>
    call('POST', `/api/duels/${day}/${game}`, { transcript }),
  /** The file of somebody's duel; open to those who have played it. */
  duelFile: async (day: string, game: string, player: string): Promise<string> => {
    const answer = await file(`/api/duels/${day}/${game}/${player}`);
    return answer.text();
  },
  /** Says when one is away; the server's clocks by the day rest then. */
  takeHoliday: (holiday: Holiday): Promise<Me> => call('PUT', '/api/me/holiday', holiday),
  endHoliday: (): Promise<Me> => call('DELETE', '/api/me/holiday'),
  channels: (): Promise<Channel[]> => call('GET', '/api/me/channels'),
  /** Ways that this server has; one of the version before says nothing, and may send mail. */
  noticeWays: (): Promise<NoticeWays> =>
    call<NoticeWays>('GET', '/api/me/channels/ways').catch((problem: unknown) => {
      if (problem instanceof ApiProblem && problem.code !== 'offline') return { email: true, telegram: null };
      throw problem;
    }),
  addChannel: (channel: NewChannel, language: Language): Promise<{ id: string }> =>
    call('POST', '/api/me/channels', { channel, language }),
  /** Takes the token of a link that was sent to an e-mail address. */
  confirmChannel: (token: string): Promise<object> => call('POST', '/api/channels/confirm', { token }),
  removeChannel: (id: string): Promise<object> => call('DELETE', `/api/me/channels/${id}`),
  passkeyOptions: (): Promise<PublicKeyCredentialCreationOptionsJSON> => call('POST', '/api/account/register/options'),
  keepPasskey: (key: RegistrationResponseJSON): Promise<object> => call('POST', '/api/account/register', key),
  signInOptions: (): Promise<PublicKeyCredentialRequestOptionsJSON> => call('POST', '/api/account/login/options'),
  signIn: (key: AuthenticationResponseJSON): Promise<{ readonly id: string; readonly name: string }> =>
    call('POST', '/api/account/login', key),
  leave: (): Promise<object> => call('POST', '/api/account/logout'),
  leaveEverywhere: (): Promise<object> => call('POST', '/api/account/logout-everywhere'),
  bots: (): Promise<BotToken[]> => call('GET', '/api/tokens'),
  revokeBot: (id: string): Promise<object> => call('DELETE', `/api/tokens/${id}`),
  transcript: async (table: string, watch: string | null = null): Promise<string> => {
    let text = '';
    const first = `/api/tables/${table}/transcript${byLink(watch)}`;
    for (let page: string | null = first; page !== null; ) {
      const answer = await file(page);
      text += await answer.text();
      page = nextPage(answer);
    }
    return text;
  },
};
