import { Refusal } from '@bayan/domain/errors';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { importsContract } from '@bayan/domain/imports/imports.contract';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { pageByInstant, pageByNumber } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { type Route, recordVersionOf } from '@bayan/platform/http/route';
import type { Config } from '#config/config.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { checkImport, IMPORT_FILE } from './check-import.ts';
import { confirmImport } from './confirm-import.ts';
import { findImport, listImportRows, listImports } from './imports.repository.ts';
import { inviteImported } from './invite-imported.ts';
import { undoImport } from './undo-import.ts';

interface Parts {
  readonly config: Config;
  readonly files: FileStore;
  readonly assignmentChanges: AssignmentChanges;
  /** Whether accounts are kept elsewhere: a person is then known by an id that only that service gives (R69). */
  readonly isHosted: boolean;
}

export const importRoutes = ({ config, files, assignmentChanges, isHosted }: Parts): Route[] => {
  const refuseHosted = (kind: ImportKind) => {
    if (isHosted && kind !== 'assignments') throw new Refusal('import.hosted');
  };
  return defineRoutes(importsContract, {
    'GET /api/imports': ({ query: { kind, ...query } }, db) =>
      pageByInstant(
        query,
        page => listImports(db, { kind, ...page }),
        ({ confirmedAt, createdAt }) => confirmedAt ?? createdAt,
      ),
    'POST /api/imports': {
      before: async ({ query: { kind } }) => refuseHosted(kind),
      file: () => IMPORT_FILE,
      async prepare(call, db) {
        const { query, upload } = call;
        try {
          const bytes = await files.open(upload.storageKey);
          return await checkImport(db, call, { kind: query.kind, fileName: query.name, bytes });
        } finally {
          // The rows are kept for a day, and the file not at all (R996).
          await files.forget(upload.storageKey);
        }
      },
    },
    async 'GET /api/imports/{id}'({ params }, db) {
      const found = await findImport(db, params.id);
      if (!found) throw new Refusal('not-found');
      return found;
    },
    async 'GET /api/imports/{id}/rows'({ params, query: { faulty = false, ...query } }, db) {
      if (!(await findImport(db, params.id))) throw new Refusal('not-found');
      return pageByNumber(
        query,
        page => listImportRows(db, params.id, { faulty, limit: page.limit, after: page.after ?? 0 }),
        ({ number }) => number,
      );
    },
    'POST /api/imports/{id}/confirm': (call, tx) =>
      confirmImport(tx, call, recordVersionOf(call), { assignmentChanges, refuseHosted }),
    'POST /api/imports/{id}/undo': (call, tx) => undoImport(tx, call, recordVersionOf(call)),
    'POST /api/imports/{id}/invitations': (call, tx) =>
      inviteImported(tx, call, call.params.id, { config, refuseHosted }),
  });
};
