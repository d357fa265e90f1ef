import { describe, expect, test } from 'vitest';
import {
  changeSessionForm,
  changeStatusForm,
  logSessionForm,
  sessionExportQuery,
  sessionListQuery,
} from '#sessions/sessions.contract.ts';

const studentId = '3f0f2f0e-0f37-4a4e-9d5c-0d3c6f1b2a10';
const typed = { studentId, subject: 'English', date: '2026-11-20', time: '16:00' };
const fieldsWrong = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) => [
  ...new Set(result.error?.issues.map(issue => issue.path.join('.'))),
];

describe('logging a session', () => {
  test('what is left out has its default', () => {
    expect(logSessionForm.parse(typed)).toEqual({
      ...typed,
      duration: 60,
      status: 'scheduled',
      notes: '',
      homework: '',
    });
  });

  test.each(['studentId', 'subject', 'date', 'time'])('%s is required (R91)', field => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, [field]: undefined }))).toEqual([field]);
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, [field]: '' }))).toEqual([field]);
  });

  test.each([30, 45, 60, 90, 120])('it lasts %i minutes if one says so (R85)', duration => {
    expect(logSessionForm.parse({ ...typed, duration }).duration).toBe(duration);
    expect(logSessionForm.parse({ ...typed, duration: String(duration) }).duration).toBe(duration);
  });

  test.each([0, 15, 29, 31, 75, 121, 180, -60, 60.5, '', null])('it never lasts %j minutes', duration => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, duration }))).toEqual(['duration']);
  });

  test.each(['scheduled', 'in-progress', 'completed'])('it may be logged as %s', status => {
    expect(logSessionForm.parse({ ...typed, status }).status).toBe(status);
  });

  test.each(['cancelled', 'overdue', 'Scheduled', ''])('it is never logged as %j (R82)', status => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, status }))).toEqual(['status']);
  });

  test.each(['Arabic', 'english', ''])('%j is no subject (R86)', subject => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, subject }))).toEqual(['subject']);
  });

  test.each(['version', 'rate', 'startsAt', '__proto__'])(
    'an unknown field such as %s is refused (R293)',
    field => {
      const body: unknown = JSON.parse(`{${JSON.stringify(field)}: 1, ${JSON.stringify(typed).slice(1)}`);
      expect(logSessionForm.safeParse(body).success).toBe(false);
    },
  );

  test('date and time may be typed with Arabic digits', () => {
    expect(logSessionForm.parse({ ...typed, date: '٢٠٢٦-١١-٢٠', time: '١٦:٠٠' })).toMatchObject(typed);
  });

  test.each(['2026-02-31', '1999-12-31', '1926-11-20', '2100-01-01'])('%s is no date for a session', date => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, date }))).toEqual(['date']);
  });

  test.each([
    ['timezone', 'EST'],
    ['meetingLink', 'http://meet.example.com'],
    ['notes', 'a'.repeat(5001)],
    ['homework', 'a\0b'],
    ['tutorId', 'me'],
    ['studentId', 'not-a-uuid'],
  ])('a wrong %s is named', (field, value) => {
    expect(fieldsWrong(logSessionForm.safeParse({ ...typed, [field]: value }))).toEqual([field]);
  });
});

describe('changing a session', () => {
  test('a field left out stays out, so that it is not overwritten', () => {
    expect(changeSessionForm.parse({ notes: ' New ' })).toEqual({ notes: 'New' });
    expect(changeSessionForm.parse({})).toEqual({});
  });

  test('date and time come together', () => {
    expect(changeSessionForm.safeParse({ date: '2026-11-20', time: '17:00' }).success).toBe(true);
    expect(changeSessionForm.safeParse({ date: '2026-11-20' }).success).toBe(false);
    expect(changeSessionForm.safeParse({ time: '17:00' }).success).toBe(false);
  });

  test('a meeting link can be taken away', () => {
    expect(changeSessionForm.parse({ meetingLink: null })).toEqual({ meetingLink: null });
  });

  test.each(['status', 'studentId', 'tutorId', 'version', 'rate'])('%s cannot be changed this way', field => {
    expect(changeSessionForm.safeParse({ [field]: 'completed' }).success).toBe(false);
  });
});

describe('changing the status', () => {
  test('a reason is optional and has at most 500 characters (R84)', () => {
    expect(changeStatusForm.parse({ status: 'cancelled' })).toEqual({ status: 'cancelled' });
    expect(changeStatusForm.safeParse({ status: 'cancelled', reason: 'a'.repeat(500) }).success).toBe(true);
    expect(changeStatusForm.safeParse({ status: 'cancelled', reason: 'a'.repeat(501) }).success).toBe(false);
  });

  test.each(['overdue', 'done', ''])('%j is no status', status => {
    expect(changeStatusForm.safeParse({ status }).success).toBe(false);
  });
});

describe('filtering sessions', () => {
  test('no filter is needed', () => {
    expect(sessionExportQuery.parse({})).toEqual({});
    expect(sessionListQuery.parse({})).toEqual({ limit: 50 });
  });

  test.each([
    { status: 'open' },
    { subject: 'Arabic' },
    { period: 'year' },
    { q: ' ' },
    { q: 'a'.repeat(101) },
    { sort: 'asc' },
  ])('%j is refused', query => {
    expect(sessionListQuery.safeParse(query).success).toBe(false);
    expect(sessionExportQuery.safeParse(query).success).toBe(false);
  });
});
