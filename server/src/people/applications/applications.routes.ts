import { applicationsContract } from '@bayan/domain/applications/applications.contract';
import { Refusal } from '@bayan/domain/errors';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordRead } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { createApplicationLimits } from './application-limits.ts';
import { findApplication, listApplications } from './applications.repository.ts';
import { createFormStamps } from './form-stamp.ts';
import { receiveApplication } from './receive-application.ts';
import { certificateRule, storeCertificate } from './store-certificate.ts';

export function applicationRoutes({ config }: { readonly config: Config }) {
  const limits = createApplicationLimits(config.auth.rateLimits);
  const stamps = createFormStamps();
  return defineRoutes(applicationsContract, {
    'GET /api/applications/stamp': async ({ now }, db) => ({ stamp: await stamps.issue(db, now) }),
    'POST /api/applications/files': {
      async before(call, db) {
        const age = await stamps.ageOf(db, call.query.stamp, call.now);
        if (age === 'expired') throw new Refusal('application.expired', { field: 'stamp' });
        await limits.passFile(db, call);
      },
      file: () => certificateRule,
      handle: (call, tx) => storeCertificate(tx, call),
    },
    'POST /api/applications': (call, tx) => receiveApplication(tx, call, { stamps, limits }),
    'GET /api/applications': ({ query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        page => listApplications(db, { filters, ...page }),
        ({ createdAt }) => createdAt,
      ),
    async 'GET /api/applications/{id}'(call, db) {
      const { id } = call.params;
      const found = await findApplication(db, id);
      if (!found) throw new Refusal('not-found');
      if (found.kind === 'student') await recordRead(db, call, { applicationId: id }, 'application');
      return found;
    },
  });
}
