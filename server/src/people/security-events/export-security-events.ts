import type { SecurityEventFilters } from '@bayan/domain/security-events/security-events.contract';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import type { FileAnswer } from '@bayan/platform/http/output';
import type { CountryOf } from '#academy/language/country.ts';
import { listSecurityEvents } from './security-events.repository.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}First (UTC),Last (UTC),Times,Event,Reason,Route,Person,Person id,Email,Browser,System,Country,Address\r\n`;

interface Export {
  readonly filters: SecurityEventFilters;
  readonly timezone: string;
  readonly now: Date;
}

/** All events that the filters leave (R633). */
export const exportSecurityEvents = (
  db: Database,
  countryOf: CountryOf,
  { filters, timezone, now }: Export,
): Promise<FileAnswer> =>
  csvByInstant({
    name: `security-events-${wallClock(now, timezone).date}.csv`,
    head: HEAD,
    read: page => listSecurityEvents(db, filters, page),
    lineOf: row => csvLine(row, countryOf),
    instantOf: ({ at }) => at,
  });

type Row = Awaited<ReturnType<typeof listSecurityEvents>>[number];

function csvLine({ person, address, ...event }: Row, countryOf: CountryOf): string {
  const cells = [
    event.at.toISOString(),
    event.lastAt.toISOString(),
    String(event.count),
    event.kind,
    event.reason,
    event.place,
    person?.name,
    event.personId,
    person?.email,
    event.browser,
    event.system,
    address === null ? null : countryOf(address),
    address,
  ];
  return `${cells.map(cell => csvCell(cell ?? '')).join(',')}\r\n`;
}
