import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** All addresses of a name; throws when there are none or nobody says in time. */
export type ResolveName = (host: string) => Promise<readonly string[]>;

const HOSTS = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
/** How long one name server is waited for, and how often it is asked. */
const QUERY_MS = 1_000;
const TRIES = 2;
/** All of it together, however many name servers there are. */
export const LOOKUP_MS = 3_000;

/**
 * Looks names up with a resolver of its own. The system's way, `lookup`, has no time limit and takes one of the few
 * threads that also find the database and read files: some dead names are enough to stop all of that.
 */
export function nameResolver({
  servers,
  hosts = HOSTS,
}: {
  servers?: readonly string[];
  hosts?: string;
} = {}): ResolveName {
  const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const known = hostsEntry(await readFile(hosts, 'utf8').catch(() => ''), name);
    return known.length > 0 ? known : fromNameServers(resolver, name);
  };
}

async function fromNameServers(resolver: Resolver, name: string): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, failed) => {
    timer = setTimeout(() => failed(new Error(`Nobody said in time where ${name} is.`)), LOOKUP_MS);
  });
  try {
    const both = Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = (await Promise.race([both, late])).flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (found.length === 0) throw new Error(`There is no machine called ${name}.`);
    return found;
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses that a hosts file has for a name. */
function hostsEntry(text: string, name: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(address) !== 0 && names.some((one) => one.toLowerCase() === name) ? [address] : [];
  });
}
