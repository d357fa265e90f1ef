import { Refusal } from '@bayan/domain/errors';
import { uploadedFile } from '@bayan/domain/files/file';
import { partAddress, uploadForm, uploadView } from '@bayan/domain/uploads/upload';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../files/file-store.ts';
import { members } from '../../http/access.ts';
import { json } from '../../http/output.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Uploads } from '../../http/uploads.ts';
import { keyOf, passOrRefuse } from '../limits/limits.repository.ts';
import { beginUpload, refuseUnwanted } from './begin-upload.ts';
import { putTogether, recordFile } from './finish-upload.ts';
import { PART_RULE, takePart } from './take-part.ts';
import { findUpload, viewOf } from './uploads.repository.ts';

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
    before: async ({ actor, params, body, now }, db) => {
      refuseUnwanted(actor, body);
      if (!config.auth.rateLimits || (await findUpload(db, actor.id, params.id))) return;
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
    handle: async ({ actor, params }, db) => {
      const upload = await findUpload(db, actor.id, params.id);
      if (!upload) throw new Refusal('not-found');
      return viewOf(db, upload);
    },
  }),
  defineRoute({
    method: 'put',
    path: '/api/uploads/{id}/parts/{number}',
    summary: 'Send a part of a file: 1 MiB, or what remains',
    access: everyRole,
    input: { params: partAddress, upload: () => PART_RULE },
    output: json(200, uploadView),
    before: async ({ actor, params }, db) => {
      if (!(await findUpload(db, actor.id, params.id))) throw new Refusal('not-found');
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
