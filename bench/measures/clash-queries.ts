import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import type pg from 'pg';
import type { MeasuredPeople } from '#bench/academy/deep-cursors.ts';
import { asks, type MeasuredRequest } from './measured-request.ts';

/**
 * Logging a session where there is one already: the looks at tutor, student, assignment and settings, and at the clash.
 * And asking beforehand whether there is one.
 */
export async function clashQueries(
  client: pg.Client,
  { tutorId, studentId }: MeasuredPeople,
): Promise<MeasuredRequest[]> {
  const { rows } = await client.query<{ starts_at: Date }>(
    `select starts_at from sessions where tutor_id = $1 and status = 'scheduled' order by starts_at desc limit 1`,
    [tutorId],
  );
  const [date = '', clock = ''] = rows[0]?.starts_at.toISOString().split('T') ?? [];
  const moment = { studentId, date, time: clock.slice(0, 5), timezone: 'UTC' };
  return [
    {
      group: 'clashes',
      as: 'tutor',
      method: 'POST',
      path: '/api/sessions' satisfies EndpointPath<'POST'>,
      body: { ...moment, subject: 'English' },
      answer: 409,
    },
    ...asks('clashes', 'tutor', '/api/sessions/clash', [`${new URLSearchParams(moment)}`]),
  ];
}
