import { adminsContract } from '@bayan/domain/admins/admins.contract';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { DemandFreshProof } from '#people/profiles/fresh-proof.ts';
import { listAdmins } from './admins.repository.ts';
import { setAdminRights } from './set-admin-rights.ts';

interface Parts {
  readonly isHosted: boolean;
  readonly demandFreshProof: DemandFreshProof;
}

export const adminRoutes = ({ isHosted, demandFreshProof }: Parts) =>
  defineRoutes(adminsContract, {
    'GET /api/admins': ({ query }, db) =>
      pageByText(
        query,
        page => listAdmins(db, { isHosted, ...page }),
        ({ name }) => name,
      ),
    'PUT /api/admins/{id}/rights': {
      before: (call, db) => demandFreshProof(db, call),
      handle: (call, tx) =>
        setAdminRights(tx, call, recordVersionOf(call), { rights: call.body.rights, isHosted }),
    },
  });
