import { applicationAdminContract } from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Queryable } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { recordRead } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { createApplicationLimits } from './application-limits.ts';
import { listApplications } from './application-list.repository.ts';
import { findApplication } from './application-record.repository.ts';
import { countApplications } from './application-totals.repository.ts';
import { bookConsultation } from './book-consultation.ts';
import { cancelConsultation } from './cancel-consultation.ts';
import { chooseOwner } from './choose-owner.ts';
import { exportApplications } from './export-applications.ts';
import { findReopening } from './find-reopening.ts';
import type { FreeHours } from './free-hours.ts';
import { linkCertificate } from './link-certificate.ts';
import { type AccountParts, makeAccount } from './make-account.ts';
import { moveApplication } from './move-application.ts';
import { noteApplication } from './note-application.ts';
import { proposeForApplication } from './propose-for-application.ts';
import { listTimeline } from './timeline.repository.ts';

interface Parts extends AccountParts {
  readonly config: Pick<Config, 'auth'>;
  readonly addresses: FileAddresses;
  readonly freeHours: FreeHours;
}

const ENTRIES_AT_FIRST = 20;

const timelineOf = (
  db: Queryable,
  applicationId: string,
  query: { readonly cursor?: string | undefined; readonly limit: number },
) =>
  pageByInstant(
    query,
    page => listTimeline(db, { applicationId, ...page }),
    ({ at }) => at,
  );

export const applicationAdminRoutes = (
  parts: Parts,
  limits = createApplicationLimits(parts.config.auth.rateLimits),
) =>
  defineRoutes(applicationAdminContract, {
    'GET /api/applications': ({ query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        page => listApplications(db, { filters, ...page }),
        ({ createdAt }) => createdAt,
      ),
    'GET /api/applications/export': ({ actor, query: filters, now }, db) =>
      exportApplications(db, actor, { filters, now }),
    'GET /api/applications/totals': ({ now }, db) => countApplications(db, now),
    async 'GET /api/applications/{id}'(call, db) {
      const { id } = call.params;
      const found = await findApplication(db, id);
      if (!found) throw new Refusal('not-found');
      if (found.kind === 'student') await recordRead(db, call, { applicationId: id }, 'application');
      const [reopening, timeline] = await Promise.all([
        findReopening(db, found),
        timelineOf(db, id, { limit: ENTRIES_AT_FIRST }),
      ]);
      return { ...found, reopensTo: reopening?.to ?? null, timeline };
    },
    async 'GET /api/applications/{id}/timeline'(call, db) {
      const { id } = call.params;
      const found = await findApplication(db, id);
      if (!found) throw new Refusal('not-found');
      if (found.kind === 'student') await recordRead(db, call, { applicationId: id }, 'application timeline');
      return timelineOf(db, id, call.query);
    },
    'PUT /api/applications/{id}/owner': (call, tx) =>
      chooseOwner(tx, call, recordVersionOf(call), call.body.ownerId),
    'PUT /api/applications/{id}/stage': (call, tx) =>
      moveApplication(tx, call, recordVersionOf(call), call.body, parts.applicationChanges),
    'PUT /api/applications/{id}/consultation': (call, tx) =>
      bookConsultation(tx, call, recordVersionOf(call), call.body, limits),
    'DELETE /api/applications/{id}/consultation': (call, tx) =>
      cancelConsultation(tx, call, recordVersionOf(call)),
    'GET /api/applications/{id}/tutors': ({ params: { id }, now }, db) =>
      proposeForApplication(db, { id, now }, parts.freeHours),
    'POST /api/applications/{id}/account': (call, tx) =>
      makeAccount(tx, call, recordVersionOf(call), call.body, parts),
    'POST /api/applications/{id}/notes': (call, tx) =>
      noteApplication(tx, call, { ...call.body, id: call.params.id }),
    'POST /api/applications/{id}/link': (call, tx) =>
      linkCertificate(tx, call, { ...call.body, id: call.params.id }, parts.addresses),
  });
