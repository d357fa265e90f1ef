import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_MS = 5_000;

/**
 * Reads what is left of a request and throws it away. An answer that comes before its request has been sent is lost where
 * the connection is closed behind it: who is cut off while sending learns of that and of nothing else.
 */
export function drainBody(incoming: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    let bytes = 0;
    const count = (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) finish();
    };
    const finish = () => {
      clearTimeout(limit);
      incoming.off('data', count);
      resolve();
    };
    const limit = setTimeout(finish, MAX_MS);
    incoming.on('data', count);
    for (const event of ['end', 'error', 'close']) incoming.once(event, finish);
    incoming.resume();
  });
}
