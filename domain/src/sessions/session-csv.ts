import { wallClock } from '#time/zoned-time.ts';
import type { SessionStatus } from './session-status.ts';

export interface SessionCsvRow {
  startsAt: Date;
  studentName: string;
  /** Only in the export of everybody's lessons (R962). */
  tutorName?: string;
  subject: string;
  durationMinutes: number;
  status: SessionStatus;
  notes: string;
  homework: string;
}

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
export const sessionCsvHead = ({ withTutor }: { readonly withTutor: boolean }) =>
  `${BYTE_ORDER_MARK}Date,Student,${withTutor ? 'Tutor,' : ''}Subject,Duration,Status,Notes,Homework\r\n`;

/** Spreadsheets run a cell that starts with these characters as a formula. An apostrophe makes it plain text. */
const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
export const csvCell = (text: string) => {
  const safe = disarmed(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of the export, with the date in the viewer's time zone. */
export function sessionCsvLine(row: SessionCsvRow, timezone: string): string {
  const { date, time } = wallClock(row.startsAt, timezone);
  const cells = [
    `${date} ${time}`,
    row.studentName,
    ...(row.tutorName === undefined ? [] : [row.tutorName]),
    row.subject,
    String(row.durationMinutes),
    row.status,
    row.notes,
    row.homework,
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export const sessionCsvName = (now: Date, timezone: string) =>
  `session-history-${wallClock(now, timezone).date}.csv`;
