import { auditContract } from '@bayan/domain/audit/audit.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordListing } from '#academy/audit/audit.repository.ts';
import { listAuditLines } from './audit-lines.repository.ts';
import { exportAudit } from './export-audit.ts';

export const auditRoutes = () =>
  defineRoutes(auditContract, {
    async 'GET /api/audit'(call, db) {
      const { cursor, limit, ...filters } = call.query;
      const { timezone } = call.actor;
      const page = await pageByInstant(
        { cursor, limit },
        read => listAuditLines(db, { filters, timezone, ...read }),
        ({ at }) => at,
      );
      // The log holds what children and families have told the academy (R280).
      await recordListing(db, call, { noun: 'audit', asked: filters });
      return page;
    },
    async 'GET /api/audit/export'(call, db) {
      const { query: filters, now, actor } = call;
      const file = await exportAudit(db, { filters, timezone: actor.timezone, now });
      await recordListing(db, call, { noun: 'audit', asked: filters, isExported: true });
      return file;
    },
  });
