import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { Attacker } from './attacker.ts';
import { ATTACKS } from './attacks.ts';

/** What an attacker has sent, and what of it was refused. */
export interface Sent {
  readonly sent: number;
  readonly refused: number;
}

interface Order {
  readonly attack: string;
  readonly port: number;
  readonly address: string;
  readonly most: number;
}

/** The loopback has addresses enough: what one attacker has used up must not protect from the next. */
let addresses = 1;

/** Begins an attack in a thread of its own, whose work nobody's wait is mistaken for; ends it when told to. */
export async function attackFrom(attack: string, port: number, most: number): Promise<() => Promise<Sent>> {
  const order: Order = { attack, port, address: `127.0.0.${++addresses}`, most };
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  await once(thread, 'message');
  return async () => {
    const told = once(thread, 'message');
    thread.postMessage('over');
    const [sent] = await told;
    await thread.terminate();
    return sent;
  };
}

async function attack({ attack: name, port, address, most }: Order, tell: (text: Sent | 'ready') => void) {
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  const attacker = await Attacker.arrive(port, address);
  tell('ready');
  await ATTACKS[name]?.(attacker, () => isOver, most);
  const end = (): void => tell({ sent: attacker.sent, refused: attacker.refused });
  if (isOver) end();
  else parentPort?.once('message', end);
}

if (parentPort !== null && workerData?.attack !== undefined)
  await attack(workerData, (text) => parentPort?.postMessage(text));
