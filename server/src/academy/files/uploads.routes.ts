import { uploadsContract } from '@bayan/domain/files/uploads.contract';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Uploads } from '@bayan/platform/file-store/receive-file';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { Config } from '#config/config.ts';
import { beginUpload } from './begin-upload.ts';
import { stopUpload } from './end-upload.ts';
import { makeFile } from './finish-upload.ts';
import { knownUpload } from './known-upload.ts';
import { refuseBeginning } from './refuse-beginning.ts';
import { onlyPartRule, refuseSeveralParts, takeOnlyPart } from './take-only-part.ts';
import { PART_RULE, takePart } from './take-part.ts';
import { findUpload, viewOf } from './uploads.repository.ts';

interface Parts {
  readonly config: Config;
  readonly files: FileStore;
  readonly uploads: Uploads;
}

export const uploadRoutes = ({ config, files, uploads }: Parts) =>
  defineRoutes(uploadsContract, {
    'PUT /api/uploads/{id}': {
      before: (call, db) => refuseBeginning(db, config, call, call.body),
      handle: (call, tx) => beginUpload(tx, call, call.body),
    },
    'GET /api/uploads/{id}': async ({ actor, params }, db) =>
      viewOf(db, knownUpload(await findUpload(db, actor.id, params.id))),
    'DELETE /api/uploads/{id}': {
      async prepare(call, db) {
        await stopUpload(db, files, call);
        return async () => call.params;
      },
    },
    'PUT /api/uploads/{id}/parts/{number}': {
      async before({ actor, params }, db) {
        knownUpload(await findUpload(db, actor.id, params.id));
      },
      file: () => PART_RULE,
      handle: (call, tx) => takePart(tx, call, uploads),
    },
    'POST /api/uploads/{id}/file': {
      prepare: (call, db) => makeFile(db, call, { files, uploads }),
    },
    // The steps above in one go, for a file of one part (R396). Whatever comes of it, each of them can go on from there.
    'PUT /api/uploads/{id}/file': {
      async before(call, db) {
        refuseSeveralParts(call.query);
        await refuseBeginning(db, config, call, call.query);
        await inTransaction(db, tx => beginUpload(tx, call, call.query));
      },
      file: onlyPartRule,
      takeOver: (call, tx) => takeOnlyPart(tx, call, uploads),
      prepare: (call, db) => makeFile(db, call, { files, uploads }),
    },
  });
