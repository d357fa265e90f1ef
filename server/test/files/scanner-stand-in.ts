import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** As of the file that every scanner knows and that does no harm. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Answers INSTREAM as clamd does: over TCP or on a socket's path. */
export async function startScanner({
  path,
  most = Number.POSITIVE_INFINITY,
}: {
  path?: string;
  most?: number;
} = {}) {
  const scanned: Buffer[] = [];
  const verdictOf = (content: Buffer) => {
    scanned.push(content);
    return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  };
  const server = createServer((socket: Socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', piece => {
      bytes = Buffer.concat([bytes, piece as Buffer]);
      const content = contentIn(bytes);
      if (content === 'wrong') socket.end('UNKNOWN COMMAND\0');
      else if (bytes.length > most) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (content) socket.end(verdictOf(content));
    });
  });
  await new Promise<void>(resolve =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  return {
    scanned,
    url: path ? `unix:${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  };
}

const COMMAND = 'zINSTREAM\0';

/** The content once it is whole, and null before that. */
function contentIn(bytes: Buffer): Buffer | 'wrong' | null {
  if (bytes.length < COMMAND.length) return null;
  if (bytes.toString('latin1', 0, COMMAND.length) !== COMMAND) return 'wrong';
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return null;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
