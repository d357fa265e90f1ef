import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Credentials, whatIsWrong } from './signature-check.ts';

const CREDENTIALS: Credentials = {
  accessKeyId: 'KEY',
  secretAccessKey: 'secret/of+it',
  region: 'me-south-1',
};
const BUCKET = 'academy-files';
const PAGE = 2;

interface StoredObject {
  readonly bytes: Buffer;
  readonly at: Date;
}

/** A bucket over HTTP that looks at every signature, in the place of one of the S3 protocol. */
export async function startBucket() {
  const kept = new Map<string, StoredObject>();
  const refused: string[] = [];
  let isBroken = false;

  const list = (url: URL, response: ServerResponse) => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const all = [...kept].filter(([key]) => key.startsWith(prefix));
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const next =
      from + PAGE < all.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    const contents = all
      .slice(from, from + PAGE)
      .map(
        ([key, { at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
      );
    response.end(`<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`);
  };

  const get = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const found = kept.get(key);
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return response.end(found.bytes);
    return response.writeHead(206).end(found.bytes.subarray(Number(first), Number(last) + 1));
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { method = '' } = request;
    const headers = request.headers as Record<string, string | undefined>;
    const wrong = whatIsWrong({ method, url, headers, body }, CREDENTIALS);
    if (wrong !== null) {
      refused.push(wrong);
      return response.writeHead(403).end(`<Error><Code>${wrong}</Code></Error>`);
    }
    if (isBroken) return response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (method === 'PUT') kept.set(key, { bytes: body, at: new Date() });
    if (method === 'DELETE') kept.delete(key);
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end();
    return key === '' ? list(url, response) : get(key, request, response);
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => answer(request, response, Buffer.concat(pieces)));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    kept,
    refused,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: CREDENTIALS.region,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    fail: (on: boolean) => {
      isBroken = on;
    },
    age: (key: string, at: Date) => {
      const found = kept.get(key);
      if (found) kept.set(key, { ...found, at });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(resolve));
    },
  };
}
