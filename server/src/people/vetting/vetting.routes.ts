import { Refusal } from '@bayan/domain/errors';
import { lastDayToTeach, lastWarnedDay, missingChecks } from '@bayan/domain/vetting/check-expiry';
import { vettingContract } from '@bayan/domain/vetting/vetting.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { isTutor } from '#people/public-tutors/public-tutors.repository.ts';
import { changeCheck } from './change-check.ts';
import { listExpiring } from './expiring-checks.repository.ts';
import { linkDocument } from './link-document.ts';
import { listChecks, listEvents } from './vetting.repository.ts';

async function refuseNoTutor(db: Queryable, id: string): Promise<void> {
  if (!(await isTutor(db, id))) throw new Refusal('not-found');
}

export const vettingRoutes = ({ addresses }: { readonly addresses: FileAddresses }) =>
  defineRoutes(vettingContract, {
    'GET /api/vetting/expiring': ({ query, now }, db) =>
      pageByInstant(
        query,
        page => listExpiring(db, { now, until: lastWarnedDay(now), ...page }),
        ({ expiresOn }) => new Date(`${expiresOn}T00:00:00Z`),
      ),
    async 'GET /api/vetting/{id}'({ params: { id }, now }, db) {
      await refuseNoTutor(db, id);
      const checks = await listChecks(db, id);
      return {
        tutorId: id,
        checks,
        missing: missingChecks(checks, now),
        lastDay: lastDayToTeach(checks),
      };
    },
    async 'GET /api/vetting/{id}/history'({ params: { id }, query }, db) {
      await refuseNoTutor(db, id);
      return pageByInstant(
        query,
        page => listEvents(db, { tutorId: id, ...page }),
        ({ at }) => at,
      );
    },
    'PUT /api/vetting/{id}/checks/{check}': (call, tx) =>
      changeCheck(tx, call, { ...recordVersionOf(call), kind: call.params.check }, call.body),
    'POST /api/vetting/{id}/link': (call, tx) =>
      linkDocument(tx, call, { ...call.body, id: call.params.id }, addresses),
  });
