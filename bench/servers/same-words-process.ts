import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import type { Statement } from '#bench/statements/recorded.ts';

export interface SameWords {
  readonly databaseUrl: string;
  /** Sent one after another for every request, as the product sends them. */
  readonly statements: readonly Statement[];
  readonly body: string;
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page that is made anew for every request: the same data is asked for, and the same words are answered. */
process.once('message', ({ databaseUrl, statements, body }: SameWords) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const answer = async () => {
    for (const statement of statements) await pool.query({ ...statement, rowMode: 'array' });
    return brotliCompressSync(body, QUICK);
  };
  const server = createServer((_request, response) => {
    answer().then(
      page => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.byteLength,
          'cache-control': 'no-store',
        });
        response.end(page);
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
