import type { Member } from '@bayan/domain/profiles/actor';
import type { ResourceFilters, ResourceRecord } from '@bayan/domain/resources/resources.contract';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listToExport } from './resource-list.repository.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}Title,Type,Subject,Grade,Owner,Visibility,Opened,People,Added,Retired\r\n`;

interface Export {
  readonly filters: ResourceFilters;
  readonly now: Date;
}

/** All resources that the filters leave (R870). */
export const exportResources = (
  db: Database,
  viewer: Member,
  { filters, now }: Export,
): Promise<FileAnswer> =>
  csvByInstant({
    name: `resources-${wallClock(now, viewer.timezone).date}.csv`,
    head: HEAD,
    read: page => listToExport(db, viewer, { filters, ...page }),
    lineOf: row => csvLine(row, viewer.timezone),
    instantOf: ({ createdAt }) => createdAt,
  });

function csvLine(row: ResourceRecord, timezone: string): string {
  const dayOf = (at: Date | null) => (at ? wallClock(at, timezone).date : '');
  const cells = [
    row.title,
    row.type,
    row.subject,
    row.grade,
    row.uploadedBy.name,
    row.isPublic ? 'public' : 'private',
    String(row.uses?.opens ?? 0),
    String(row.uses?.people ?? 0),
    dayOf(row.createdAt),
    dayOf(row.retiredAt),
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
