import { randomUUID } from 'node:crypto';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type Account, approve, asAdmin, ask, newAccount, tokenOf } from './accounts.ts';

const HOUR_MS = 3_600_000;
const MINUTE_LENGTH = 'HH:MM'.length;

/** A tutor with one student of hers, apart from everybody else's. */
export interface Teaching {
  readonly tutor: Account;
  readonly student: Account;
  readonly studentName: string;
  readonly tutorName: string;
  /** By whose clock she types. */
  readonly timezone: string;
  /** Logs a session for her, so many hours from now. */
  readonly log: (hours: number, more?: Record<string, unknown>) => Promise<Session>;
}

/** The tutor gets a name of her own where she is searched for among all. */
export async function newTeaching(
  studentName = `Rayan ${randomUUID().slice(0, 8)}`,
  tutorName = 'Eleanor Whitfield',
): Promise<Teaching> {
  const [tutor, student] = await Promise.all([
    newAccount('tutor', tutorName),
    newAccount('student', studentName),
  ]);
  await approve(tutor.id);
  const assignment = { tutorId: tutor.id, studentId: student.id, subject: 'English' };
  await ask('POST', '/api/assignments', { token: await asAdmin(), body: assignment });
  const token = await tokenOf(tutor);
  const me = await ask<{ profile: { timezone: string } }>('GET', '/api/me', { token });
  return {
    tutor,
    student,
    studentName,
    tutorName,
    timezone: me.profile.timezone,
    log(hours, more = {}) {
      const [date = '', time = ''] = new Date(Date.now() + hours * HOUR_MS).toISOString().split('T');
      const body = {
        studentId: student.id,
        subject: 'English',
        date,
        time: time.slice(0, MINUTE_LENGTH),
        timezone: 'UTC',
        ...more,
      };
      return ask<Session>('POST', '/api/sessions', { token, body });
    },
  };
}
