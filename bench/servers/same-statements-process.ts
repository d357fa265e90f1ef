import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from '#bench/statements/recorded.ts';

export interface SameStatements {
  readonly databaseUrl: string;
  /** Sent one after another for every request, as the product sends them. */
  readonly statements: readonly Statement[];
  readonly headers: Readonly<Record<string, string>>;
}

const CONNECTIONS = 16;

/** Nothing but `node:http` and the driver: what the same reads cost when nobody checks, names or shapes anything. */
process.once('message', ({ databaseUrl, statements, headers }: SameStatements) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const answer = async () => {
    let rows: unknown[] = [];
    // As arrays, or columns of one name would hide each other and be left out of the answer.
    for (const statement of statements) ({ rows } = await pool.query({ ...statement, rowMode: 'array' }));
    return JSON.stringify(rows);
  };
  const server = createServer((_request, response) => {
    answer().then(
      body => {
        response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
        response.end(body);
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
