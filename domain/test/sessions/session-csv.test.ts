import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SessionCsvRow, sessionCsvHead, sessionCsvLine, sessionCsvName } from '#sessions/session-csv.ts';
import { readCsv } from './read-csv.ts';

const row: SessionCsvRow = {
  startsAt: new Date('2026-11-15T16:00:00Z'),
  studentName: 'Omar Al-Harbi',
  subject: 'English',
  durationMinutes: 60,
  status: 'completed',
  notes: 'Reading',
  homework: 'Page 4',
};
const cellsOf = (changes: Partial<SessionCsvRow>, timezone = 'Asia/Riyadh') =>
  readCsv(sessionCsvLine({ ...row, ...changes }, timezone))[0] ?? [];

describe('the export of the history (R103, R104)', () => {
  test('begins with a byte-order mark and the column names in English', () => {
    expect(sessionCsvHead({ withTutor: false })).toBe(
      '\ufeffDate,Student,Subject,Duration,Status,Notes,Homework\r\n',
    );
  });

  test('names the tutor after the student where it is everybody’s (R962)', () => {
    expect(sessionCsvHead({ withTutor: true })).toBe(
      '\ufeffDate,Student,Tutor,Subject,Duration,Status,Notes,Homework\r\n',
    );
    expect(cellsOf({ tutorName: 'Sarah' }).slice(1, 4)).toEqual(['Omar Al-Harbi', 'Sarah', 'English']);
  });

  test('has one line a session, in the order of the columns', () => {
    expect(sessionCsvLine(row, 'Asia/Riyadh')).toBe(
      '2026-11-15 19:00,Omar Al-Harbi,English,60,completed,Reading,Page 4\r\n',
    );
  });

  test('shows date and time by the viewer’s clock', () => {
    const startsAt = new Date('2026-11-15T21:30:00Z');
    expect(cellsOf({ startsAt }, 'Asia/Riyadh')[0]).toBe('2026-11-16 00:30');
    expect(cellsOf({ startsAt }, 'Europe/London')[0]).toBe('2026-11-15 21:30');
  });

  test.each([
    'say "hello"',
    'a,b',
    'first\nsecond',
    'first\r\nsecond',
    '"',
    '""',
    ',',
    'مرحبا، "أهلا"',
    'عمر الحربي',
  ])('keeps %j as one cell', notes => {
    expect(cellsOf({ notes })).toEqual([...cellsOf({}).slice(0, 5), notes, 'Page 4']);
  });

  test.each([
    '=1+1',
    '+966501234567',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("https://x.example","y")',
    '-"a,b"\n=c',
  ])('%j is no formula for a spreadsheet', text => {
    expect(cellsOf({ notes: text })[5]).toBe(`'${text}`);
    expect(cellsOf({ homework: text })[6]).toBe(`'${text}`);
    expect(cellsOf({ studentName: text })[1]).toBe(`'${text}`);
  });

  test('whatever people write, a reader gets back seven cells of which none is a formula', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', 'ع'),
    });
    fc.assert(
      fc.property(text, text, text, (studentName, notes, homework) => {
        const lines = readCsv(sessionCsvLine({ ...row, studentName, notes, homework }, 'UTC'));
        expect(lines).toHaveLength(1);
        const [cells = []] = lines;
        expect(cells).toHaveLength(7);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect([cells[1], cells[5], cells[6]].map(cell => cell?.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
          [studentName, notes, homework].map(typed => typed.replace(/^'(?=[=+\-@\t\r])/, '')),
        );
      }),
    );
  });

  test('is named by the viewer’s date', () => {
    const now = new Date('2026-11-15T21:30:00Z');
    expect(sessionCsvName(now, 'Europe/London')).toBe('session-history-2026-11-15.csv');
    expect(sessionCsvName(now, 'Asia/Riyadh')).toBe('session-history-2026-11-16.csv');
    expect(sessionCsvName(new Date('2026-07-15T23:30:00Z'), 'Europe/London')).toBe(
      'session-history-2026-07-16.csv',
    );
  });
});
