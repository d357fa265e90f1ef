import type pg from 'pg';
import type { MeasuredPeople } from '../academy/deep-cursors.ts';
import type { MeasuredRequest } from './list-queries.ts';

/** Logging a session where there is one already: the looks at tutor, student, assignment and settings, and at the clash. */
export async function clashQuery(
  client: pg.Client,
  { tutorId, studentId }: MeasuredPeople,
): Promise<MeasuredRequest> {
  const { rows } = await client.query<{ starts_at: Date }>(
    `select starts_at from sessions where tutor_id = $1 and status = 'scheduled' order by starts_at desc limit 1`,
    [tutorId],
  );
  const [date, time] = rows[0]?.starts_at.toISOString().split('T') ?? [];
  return {
    group: 'clashes',
    as: 'tutor',
    method: 'POST',
    path: '/api/sessions',
    body: { studentId, subject: 'English', date, time: time?.slice(0, 5), timezone: 'UTC' },
    answer: 409,
  };
}
