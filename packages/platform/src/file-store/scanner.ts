import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Refusal } from '@bayan/domain/errors';
import type { Logger } from 'pino';
import { unavailable } from './unavailable.ts';

/** Looks for what does harm in a file that has arrived; without anybody to look it stays unscanned. */
export type Scan = (path: string, requestId: string) => Promise<'clean' | 'unscanned'>;

const SILENT_MS = 60_000;
const MAX_VERDICT = 4096;

interface Parts {
  readonly clamdUrl: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

export function createScan({ clamdUrl, log }: Parts): Scan {
  if (clamdUrl === undefined) return async () => 'unscanned';
  return async (path, requestId) => {
    const verdict = await verdictOf(clamdUrl, path).catch((error: unknown) => {
      throw unavailable('the scanner cannot be asked', error);
    });
    if (verdict === 'stream: OK') return 'clean';
    const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
    if (found === undefined) throw unavailable(`the scanner answered ${JSON.stringify(verdict)}`);
    log.warn({ requestId, found }, 'an infected file was refused');
    throw new Refusal('file.infected');
  };
}

const addressOf = (clamdUrl: string) => {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  return protocol === 'unix:'
    ? { path: pathname }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
};

/** INSTREAM: pieces with their length before them, and a piece of no length at the end. */
async function verdictOf(clamdUrl: string, path: string): Promise<string> {
  const socket = connect(addressOf(clamdUrl));
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('the scanner says nothing')));
  try {
    // Who gives up early, since the file is larger than it takes, says so before it hangs up.
    const [verdict] = await Promise.all([answerOn(socket), sendTo(socket, path).catch(() => {})]);
    return verdict;
  } finally {
    socket.destroy();
  }
}

async function sendTo(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path)) {
    await write(socket, lengthOf(piece.length));
    await write(socket, piece);
  }
  await write(socket, lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, error => (error ? reject(error) : resolve()));
  });

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('\0') || said.length > MAX_VERDICT) resolve(said.split('\0', 1)[0] ?? '');
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the scanner hung up')));
  });
}
