import { MEASURED } from './lessons.ts';
import type { Scale } from './scale.ts';
import { ONE_STUDENT } from './words.ts';

/** One person in twenty is inactive, and five tutors wait for approval; the first of each kind does neither. */
export const peopleSql = ({ tutors, students }: Scale, now: Date, passwordHash: string) => [
  `insert into profiles (id, name, email, role, rights, is_active)
   select pg_temp.id_of(kind, n), case when kind = 'student' and n = 0 then '${ONE_STUDENT}' else pg_temp.name_of(n, salt) end,
     kind || n || '@people.example', nullif(kind, 'newcomer'),
     case when kind = 'admin' then array['owner', 'operations', 'safeguarding'] else '{}' end, n = 0 or pg_temp.pick(n, salt, 20) > 0
   from (values ('admin', 1, 10), ('tutor', ${tutors}, 20), ('student', ${students}, 30), ('newcomer', ${students / 10}, 40))
     as crowd (kind, size, salt), generate_series(0, size - 1) n`,
  `insert into tutors (profile_id, hourly_rate, approved_at)
   select pg_temp.id_of('tutor', n), 45, case when n not between 1 and 5 then now() end from generate_series(0, ${tutors - 1}) n`,
  `insert into students (profile_id) select pg_temp.id_of('student', n) from generate_series(0, ${students - 1}) n`,
  `insert into auth_users (id, email, password_hash, email_confirmed_at)
   select id, email, '${passwordHash}', now() from profiles`,
  `insert into auth_sessions (user_id, refresh_key) select id, sha256(id::text::bytea) from profiles`,
  // The first students are the first tutor's, whose lists are measured; the others are anybody else's.
  `insert into assignments (tutor_id, student_id, subject, valid_from, assigned_by)
   select pg_temp.id_of('tutor', case when n < ${MEASURED.students} then 0 else 1 + pg_temp.pick(n, 50, ${tutors - 1}) end),
     pg_temp.id_of('student', n), 'English', '${now.toISOString()}'::timestamptz - (n + 1) * interval '1 minute', pg_temp.id_of('admin', 0)
   from generate_series(0, ${students - 1}) n`,
];
