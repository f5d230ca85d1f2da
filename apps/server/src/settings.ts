import { isIP } from 'node:net';
import { availableParallelism, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TelegramSettings } from './notices/telegram.ts';
import { StartError } from './start-error.ts';

/** Everything that can be set, read once from the environment. docs/hosting.md explains each. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL address, or the file of the embedded store. */
  readonly store: string;
  readonly dataFolder: string;
  /** Processes that serve people; one holds the store as well. */
  readonly cores: number;
  /** Which of several this process is; null: it is alone. */
  readonly core: string | null;
  readonly nats: string | null;
  /** Where this node lets others in that bring people to its tables; null: nowhere. */
  readonly link: { readonly host: string; readonly port: number } | null;
  /** Folder of the built site; null: the interface for programs only. */
  readonly site: string | null;
  /** Address under which people reach the server, when it is not the one they connect to (behind a proxy). */
  readonly publicUrl: URL | null;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Where traces of moves go, and what share of moves leaves one; null: nowhere. */
  readonly traces: { readonly url: URL; readonly share: number } | null;
  readonly adminToken: string | null;
  readonly limits: boolean;
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  /** The operator's bot at Telegram. */
  readonly telegram: TelegramSettings | null;
  /** Module that lists the games. */
  readonly registry: string;
  /** Shortest time a bot takes for a move, so that people can follow. */
  readonly botPace: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function wholeNumber(env: Environment, key: string, standard: number, max: number, min = 0): number {
  const text = env[key];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartError(`${key} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function address(env: Environment, key: string, schemes: readonly string[]): URL | null {
  const text = env[key];
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && schemes.includes(url.protocol)) return url;
  throw new StartError(`${key} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
}

function oneOf(env: Environment, key: string, allowed: readonly string[], standard: string): string {
  const text = env[key] || standard;
  if (allowed.includes(text)) return text;
  throw new StartError(`${key} must be one of ${allowed.join(', ')}, not "${text}".`);
}

/** The module that lists the games: the house's own, or another one by its path or address. */
function registryOf(text = ''): string {
  if (text === '') return import.meta.resolve('@naos/registry');
  return text.startsWith('file:') ? text : pathToFileURL(resolve(text)).href;
}

/** Below so many cores one process does as much as several. */
const LARGE_MACHINE = 8;
/** The rest of a machine is for the process that writes, the system and whatever else is there; more than the most were never better. */
const STANDARD_SHARE = 5 / 8;
const MOST_STANDARD_CORES = 10;

/** How many processes serve people where nobody says it: more than one only on a large machine with the embedded store. */
export function standardCores(machine: number, isEmbedded: boolean): number {
  return isEmbedded && machine >= LARGE_MACHINE
    ? Math.min(MOST_STANDARD_CORES, Math.floor(STANDARD_SHARE * machine))
    : 1;
}

/** All addresses of the machine; of one whose system knows no IPv6, not even for itself, those that it has. */
export function standardHost(interfaces: ReturnType<typeof networkInterfaces>): string {
  return Object.values(interfaces).some((list) => list?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0';
}

/** The first address of this machine that others of its network reach. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/** `NODE_LINK`: an address, with a port or any free one; `off`; or, unset, the machine's own, the loopback's where the server is on it. */
function linkOf(env: Environment): Settings['link'] {
  const text = env.NODE_LINK ?? '';
  if (text === 'off') return null;
  if (text === '' && env.NAOS_CORE && !env.DATABASE_URL) return { host: '127.0.0.1', port: 0 };
  if (text === '')
    return { host: /^(127[.]|localhost$|::1$)/.test(env.HOST ?? '') ? '127.0.0.1' : ownAddress(), port: 0 };
  const [, host = '', port = '0'] = /^(.+?)(?::(\d+))?$/.exec(text) ?? [];
  if (isIP(host) === 4 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartError(
    `NODE_LINK must be "off" or an IPv4 address of this machine, like 10.0.0.5 or 10.0.0.5:3100, not "${text}".`,
  );
}

/** `PUBLIC_URL`: pages and links begin at the top of it. */
function publicUrlOf(env: Environment): URL | null {
  const url = address(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === null || url.href === `${url.origin}/`) return url;
  throw new StartError(
    `PUBLIC_URL must end with its machine and port, like ${url.origin}: Naos has an address of its own.`,
  );
}

const TELEGRAM_API = new URL('https://api.telegram.org');

/** Telegram tells the server who has pressed "start", so it must be reachable from there. */
function telegramOf(env: Environment): TelegramSettings | null {
  const token = env.TELEGRAM_TOKEN ?? '';
  if (token === '') return null;
  if (!/^[0-9]+:[A-Za-z0-9_-]{10,}$/.test(token))
    throw new StartError('TELEGRAM_TOKEN must be the token that BotFather gave, like 123456:ABC-DEF.');
  if (!env.PUBLIC_URL) throw new StartError('TELEGRAM_TOKEN is set, so PUBLIC_URL must say where people reach Naos.');
  return { token, api: address(env, 'TELEGRAM_API', ['http:', 'https:']) ?? TELEGRAM_API };
}

/** `TRACES_URL`, and `TRACES_SHARE` of all moves. */
function tracesOf(env: Environment): Settings['traces'] {
  const url = address(env, 'TRACES_URL', ['http:', 'https:']);
  if (url === null) return null;
  const share = Number(env.TRACES_SHARE || 1);
  if (!(share >= 0 && share <= 1))
    throw new StartError(`TRACES_SHARE must lie between 0 and 1, not "${env.TRACES_SHARE}".`);
  return { url, share };
}

/** Reads the settings; throws a StartError with one sentence for a wrong one. */
export function readSettings(env: Environment): Settings {
  const dataFolder = resolve(env.NAOS_DATA || 'data');
  const database = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtp = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (smtp !== null && !env.MAIL_FROM) throw new StartError('SMTP_URL is set, so MAIL_FROM must name the sender.');
  if (env.NAOS_ADMIN_TOKEN && env.NAOS_ADMIN_TOKEN.length < 16) {
    throw new StartError('NAOS_ADMIN_TOKEN must have at least 16 characters.');
  }
  return {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: env.HOST || standardHost(networkInterfaces()),
    store: database === null ? resolve(dataFolder, 'naos.sqlite') : database.href,
    dataFolder,
    cores: wholeNumber(env, 'CORES', standardCores(availableParallelism(), database === null), 64, 1),
    core: env.NAOS_CORE || null,
    nats: address(env, 'NATS_URL', ['nats:', 'tls:'])?.href ?? null,
    link: linkOf(env),
    site:
      env.NAOS_SITE === 'none'
        ? null
        : resolve(env.NAOS_SITE || fileURLToPath(new URL('../../web/dist', import.meta.url))),
    publicUrl: publicUrlOf(env),
    proxies: wholeNumber(env, 'PROXIES', 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    traces: tracesOf(env),
    adminToken: env.NAOS_ADMIN_TOKEN || null,
    limits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    mail: smtp === null ? null : { smtp: smtp.href, from: env.MAIL_FROM ?? '' },
    telegram: telegramOf(env),
    registry: registryOf(env.NAOS_REGISTRY),
    botPace: wholeNumber(env, 'BOT_PACE', 400, 10_000),
  };
}
