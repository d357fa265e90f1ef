import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { FixedAnswer } from './fixed-answer-process.ts';

/** Nothing but one page, compressed ahead as ours is. */
process.once('message', ({ headers, body }: FixedAnswer) => {
  const page = brotliCompressSync(body);
  const head = { ...headers, 'content-encoding': 'br', 'content-length': page.byteLength };
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(page);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
