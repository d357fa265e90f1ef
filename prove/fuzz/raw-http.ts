import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** As long as it said it would be. */
  readonly isWhole: boolean;
}

const PATIENCE_MS = 30_000;

/** Sends bytes over a connection of their own and reads what comes back; null where nothing does. */
export function exchange(
  port: number,
  bytes: Uint8Array,
  { isHead, isAll }: { isHead: boolean; isAll: boolean },
): Promise<RawAnswer | null> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(received, isHead));
    };
    socket.setTimeout(PATIENCE_MS, finish);
    // The server may refuse and hang up while we are still sending: what it said counts, not that we could not go on.
    socket.on('error', finish);
    socket.once('close', finish);
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk]);
      if (readAnswer(received, isHead)?.isWhole) finish();
    });
    // Whoever sends no request cannot be waited for: that nothing more will come must be said.
    if (isAll) socket.end(bytes);
    else socket.write(bytes);
  });
}

export function readAnswer(received: Buffer, isHead: boolean): RawAnswer | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (!status) return null;
  const rest = received.subarray(headEnd + 4);
  if (status === 100) return readAnswer(rest, isHead);
  const headers = new Map(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status, headers, ...bodyOf(status, headers, rest, isHead) };
}

function bodyOf(status: number, headers: ReadonlyMap<string, string>, rest: Buffer, isHead: boolean) {
  if (isHead || status === 204 || status === 304) return { body: Buffer.alloc(0), isWhole: true };
  // It goes on for as long as somebody listens: what has come is all of it.
  if (headers.get('content-type') === 'text/event-stream') return { body: rest, isWhole: true };
  if (headers.get('transfer-encoding') === 'chunked') return joined(rest);
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return { body: rest.subarray(0, length || undefined), isWhole: rest.byteLength >= length };
}

function joined(rest: Buffer): { body: Buffer; isWhole: boolean } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || rest.byteLength < lineEnd + 2 + size)
      return { body: Buffer.concat(parts), isWhole: false };
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true };
    parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
