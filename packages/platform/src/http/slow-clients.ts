import type { IncomingMessage } from 'node:http';

interface Pace {
  readonly everyMs: number;
  readonly leastBytes: number;
}

/** A tenth of what a phone on a bad evening network sends: a certificate of 10 MB may take twenty minutes. */
const PACE: Pace = { everyMs: 30_000, leastBytes: 256 * 1024 };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Hangs up on whoever sends in drops to hold a connection; slow but steady is welcome, however long it takes. */
export function watchSender(incoming: IncomingMessage, { everyMs, leastBytes }: Pace = PACE): void {
  if (!hasBody(incoming)) return;
  let before = incoming.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = incoming.socket;
    if (bytesRead - before < leastBytes) incoming.destroy();
    before = bytesRead;
  }, everyMs);
  const stop = () => clearInterval(watch);
  incoming.once('end', stop);
  incoming.once('close', stop);
}
