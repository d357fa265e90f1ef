import type { ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
export const PEOPLE_CSV_HEAD = `${BYTE_ORDER_MARK}Name,Arabic name,Email,Role,Grade,Subjects,Country,Time zone,Active,Member since\r\n`;

/** A line of the export, with the day in the viewer's time zone. */
export function personCsvLine(person: ProfileSummary, timezone: string): string {
  const cells = [
    person.name,
    person.nameAr ?? '',
    person.email ?? '',
    person.role ?? '',
    person.grade ?? '',
    person.subjects.join(', '),
    person.country ?? '',
    person.timezone,
    person.isActive ? 'yes' : 'no',
    wallClock(person.createdAt, timezone).date,
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export const peopleCsvName = (now: Date, timezone: string) => `people-${wallClock(now, timezone).date}.csv`;
