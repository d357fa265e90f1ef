import { uploadedFile } from '@bayan/domain/files/file';
import { partAddress, stoppedUpload, uploadForm, uploadView } from '@bayan/domain/files/upload';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Uploads } from '@bayan/platform/file-store/uploads';
import { members } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
import type { Config } from '#config/config.ts';
import { beginUpload } from './begin-upload.ts';
import { stopUpload } from './end-upload.ts';
import { putTogether, recordFile } from './finish-upload.ts';
import { knownUpload } from './known-upload.ts';
import { refuseBeginning } from './refuse-beginning.ts';
import { onlyPartRule, refuseSeveralParts, takeOnlyPart } from './take-only-part.ts';
import { PART_RULE, takePart } from './take-part.ts';
import { findUpload, viewOf } from './uploads.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');

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
    before: (call, db) => refuseBeginning(db, config, call, call.body),
    handle: (call, tx) => beginUpload(tx, call, call.body),
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
  // The steps above in one go, for a file of one part (R396). Whatever comes of it, each of them can go on from there.
  defineRoute({
    method: 'put',
    path: '/api/uploads/{id}/file',
    summary: 'Send a file of at most 1 MiB in one request, under an id of one’s own',
    access: everyRole,
    input: { params: byId, query: uploadForm, upload: onlyPartRule },
    output: json(201, uploadedFile),
    before: async (call, db) => {
      refuseSeveralParts(call.query);
      await refuseBeginning(db, config, call, call.query);
      await inTransaction(db, tx => beginUpload(tx, call, call.query));
    },
    takeOver: (call, tx) => takeOnlyPart(tx, call, uploads),
    prepare: (call, db) => putTogether(db, call, { files, uploads }),
    handle: (call, tx, received) => recordFile(tx, call, received, uploads),
  }),
];
