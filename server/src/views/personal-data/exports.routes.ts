import { exportsContract } from '@bayan/domain/personal-data/exports.contract';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { DemandFreshProof } from '#people/profiles/fresh-proof.ts';
import { askExport } from './ask-export.ts';
import { listExports } from './exports.repository.ts';
import { linkExport } from './link-export.ts';

interface Parts {
  readonly addresses: FileAddresses;
  readonly demandFreshProof: DemandFreshProof;
}

export const exportRoutes = ({ addresses, demandFreshProof }: Parts) =>
  defineRoutes(exportsContract, {
    'GET /api/exports': ({ actor, query }, db) =>
      pageByInstant(
        query,
        page => listExports(db, { viewerId: actor.id, ...page }),
        ({ createdAt }) => createdAt,
      ),
    'POST /api/exports': {
      before: (call, db) => demandFreshProof(db, call),
      handle: (call, tx) => askExport(tx, call, call.body),
    },
    'POST /api/exports/{id}/link': {
      before: (call, db) => demandFreshProof(db, call),
      handle: (call, tx) => linkExport(tx, call, call.params.id, addresses),
    },
  });
