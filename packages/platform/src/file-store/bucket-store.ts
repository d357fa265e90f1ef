import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from './bucket.ts';
import { listedIn } from './bucket-list.ts';
import type { FileStore } from './file-store.ts';
import { unavailable } from './unavailable.ts';

/** How often something is tried again that the bucket could not do at once. */
const RETRIES = 3;
const NOT_THERE = 404;

type Send = (path: string, init: RequestInit, alsoFine?: number) => Promise<Response>;

/** A bucket of the S3 protocol. Its files go through us, so that rights and headers stay ours. */
export function createBucketStore(bucket: Bucket): FileStore {
  const send = senderTo(bucket);
  const put = (storageKey: string, body: Blob | Buffer<ArrayBuffer>, sha256: Buffer) =>
    send(`/${storageKey}`, {
      method: 'PUT',
      body,
      headers: { 'x-amz-content-sha256': sha256.toString('hex') },
    });
  return {
    async keep(storageKey, { path, sha256 }) {
      await put(storageKey, await openAsBlob(path), sha256);
      await rm(path);
    },
    async put(storageKey, bytes) {
      await put(storageKey, Buffer.from(bytes), createHash('sha256').update(bytes).digest());
    },
    async open(storageKey, range) {
      const headers = range && { headers: { range: `bytes=${range.first}-${range.last}` } };
      const { status, body } = await send(`/${storageKey}`, { method: 'GET', ...headers });
      if (body === null || (range && status !== 206))
        throw unavailable(`the bucket answered ${status} to a part`);
      return body;
    },
    async forget(storageKey) {
      await send(`/${storageKey}`, { method: 'DELETE' }, NOT_THERE);
    },
    async *under(folder) {
      let from: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
        if (from !== null) query.set('continuation-token', from);
        const { files, next } = listedIn(await (await send(`?${query}`, { method: 'GET' })).text());
        yield* files;
        from = next;
      } while (from !== null);
    },
  };
}

function senderTo({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket): Send {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  return async (path, init, alsoFine) => {
    const answer = await client.fetch(`${endpoint}/${name}${path}`, init).catch((error: unknown) => {
      throw unavailable('the bucket cannot be reached', error);
    });
    if (answer.ok || answer.status === alsoFine) return answer;
    const said = (await answer.text()).slice(0, 500);
    throw unavailable(`the bucket answered ${answer.status} to ${init.method}: ${said}`);
  };
}
