import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FixedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Nothing but `node:http`: what an answer costs before anybody has done anything for it. */
process.once('message', ({ headers, body }: FixedAnswer) => {
  const head = { ...headers, 'content-length': Buffer.byteLength(body) };
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
