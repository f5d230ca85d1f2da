import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A name server on this machine: it knows the given IPv4 addresses, and does not answer for any other name until it is told
 * to say that there is no such machine.
 */
export async function nameServer(known: Readonly<Record<string, readonly string[]>> = {}) {
  const asked: string[] = [];
  let isSilent = true;
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question);
    asked.push(name);
    const addresses = known[name] ?? (isSilent ? undefined : []);
    if (addresses === undefined) return;
    const isForA = question.readUInt16BE(end) === 1;
    socket.send(answerTo(question.subarray(0, end + 4), isForA ? addresses : []), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    asked,
    server: `127.0.0.1:${socket.address().port}`,
    speak: () => {
      isSilent = false;
    },
    close: () => socket.close(),
  };
}

/** RFC 1035, 4.1.2. */
function nameIn(question: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** RFC 1035, 4.1.1 and 4.1.3: the question, and a record of type A for each address. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}
