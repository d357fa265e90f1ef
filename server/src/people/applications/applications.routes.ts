import { applicationsContract } from '@bayan/domain/applications/applications.contract';
import { Refusal } from '@bayan/domain/errors';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { Config } from '#config/config.ts';
import { createApplicationLimits } from './application-limits.ts';
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
  });
}
