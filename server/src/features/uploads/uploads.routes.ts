import { uploadedFile } from '@bayan/domain/files/file';
import { partAddress, stoppedUpload, uploadForm, uploadView } from '@bayan/domain/uploads/upload';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { keyOf, passOrRefuse } from '#features/limits/limits.repository.ts';
import type { FileStore } from '#files/file-store.ts';
import { refuseBeyondShare } from '#files/incoming.ts';
import { members } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
import type { Uploads } from '#http/uploads.ts';
import { beginUpload, refuseHoarder, refuseUnwanted } from './begin-upload.ts';
import { stopUpload } from './end-upload.ts';
import { putTogether, recordFile } from './finish-upload.ts';
import { knownUpload } from './known-upload.ts';
import { PART_RULE, takePart } from './take-part.ts';
import { bytesUnderWay, findUpload, viewOf } from './uploads.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const FILES_OF_A_PERSON = { most: 60, windowMs: 3_600_000 };

interface Parts {
  readonly config: Config;
  readonly files: FileStore;
  readonly uploads: Uploads;
}

export const uploadRoutes = ({ config, files, uploads }: Parts): Route[] => [
  defineRoute({
    method: 'put',
    path: '/api/uploads/{id}',
    summary: 'Begin to send a file, under an id of one’s own',
    access: everyRole,
    input: { params: byId, body: uploadForm },
    output: json(200, uploadView),
    before: async (call, db) => {
      const { actor, params, body, now } = call;
      refuseUnwanted(actor, body);
      if (await findUpload(db, actor.id, params.id)) return;
      await refuseHoarder(db, call);
      // In a bucket the parts do not take this machine's disk.
      if (!config.bucket) await refuseBeyondShare(config, (await bytesUnderWay(db)) + body.size);
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...FILES_OF_A_PERSON, key: keyOf('files of a person', actor.id) }, now);
    },
    handle: (call, tx) => beginUpload(tx, call),
  }),
  defineRoute({
    method: 'get',
    path: '/api/uploads/{id}',
    summary: 'Which parts of a file have arrived',
    access: everyRole,
    input: { params: byId },
    output: json(200, uploadView),
    handle: async ({ actor, params }, db) =>
      viewOf(db, knownUpload(await findUpload(db, actor.id, params.id))),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/uploads/{id}',
    summary: 'Stop sending a file: what has arrived of it goes',
    access: everyRole,
    input: { params: byId },
    output: json(200, stoppedUpload),
    prepare: (call, db) => stopUpload(db, files, call),
    handle: async ({ params }) => params,
  }),
  defineRoute({
    method: 'put',
    path: '/api/uploads/{id}/parts/{number}',
    summary: 'Send a part of a file: 1 MiB, or what remains',
    access: everyRole,
    input: { params: partAddress, upload: () => PART_RULE },
    output: json(200, uploadView),
    before: async ({ actor, params }, db) => {
      knownUpload(await findUpload(db, actor.id, params.id));
    },
    handle: (call, tx) => takePart(tx, call, uploads),
  }),
  defineRoute({
    method: 'post',
    path: '/api/uploads/{id}/file',
    summary: 'Put the parts together: it is a file then, which a resource or homework can name',
    access: everyRole,
    input: { params: byId },
    output: json(201, uploadedFile),
    prepare: (call, db) => putTogether(db, call, { files, uploads }),
    handle: (call, tx, received) => recordFile(tx, call, received, uploads),
  }),
];
