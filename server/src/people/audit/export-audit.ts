import type { AuditFilters } from '@bayan/domain/audit/audit.contract';
import { AUDIT_CSV_HEAD, auditCsvLine, auditCsvName } from '@bayan/domain/audit/audit-csv';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listAuditLines } from './audit-lines.repository.ts';

interface Export {
  readonly filters: AuditFilters;
  readonly timezone: string;
  readonly now: Date;
}

/** All lines that the filters leave (R807). */
export const exportAudit = (db: Database, { filters, timezone, now }: Export): Promise<FileAnswer> =>
  csvByInstant({
    name: auditCsvName(now, timezone),
    head: AUDIT_CSV_HEAD,
    read: page => listAuditLines(db, { filters, timezone, ...page }),
    lineOf: line => auditCsvLine(line),
    instantOf: ({ at }) => at,
  });
