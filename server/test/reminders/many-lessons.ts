import type pg from 'pg';

interface Many {
  readonly pairs: number;
  /** Lessons of each pair, half an hour apart. */
  readonly each: number;
  readonly from: Date;
}

/** Lessons of many tutors and students at once, each student with a parent who reads Arabic. */
export async function addManyLessons(
  client: pg.Client | pg.Pool,
  { pairs, each, from }: Many,
): Promise<void> {
  await client.query(
    `with people as (
       insert into profiles (name, role, email, timezone)
       select role || ' ' || n, role, role || n || '@many.example',
         case role when 'tutor' then 'Europe/London' else 'Asia/Riyadh' end
       from generate_series(1, $1::int) n, (values ('tutor'), ('student')) as roles (role)
       returning id, role, name
     ), teachers as (
       insert into tutors (profile_id, hourly_rate) select id, 45 from people where role = 'tutor'
     )
     insert into students (profile_id) select id from people where role = 'student'`,
    [pairs],
  );
  await client.query(
    `insert into guardians (student_id, position, name, email, language)
     select id, 1, 'Umm ' || name, 'parent.of.' || replace(name, ' ', '') || '@many.example', 'ar'
     from profiles where email like 'student%@many.example'`,
  );
  await client.query(
    `insert into sessions (tutor_id, student_id, subject, starts_at, duration_minutes, family_timezone, entered_timezone,
       rate, currency, created_by)
     select t.id, s.id, 'English', $1::timestamptz + slot * interval '30 minutes', 30, 'Asia/Riyadh', 'Europe/London',
       45, 'GBP', t.id
     from profiles t join profiles s on s.email = replace(t.email, 'tutor', 'student'), generate_series(0, $2::int - 1) slot
     where t.email like 'tutor%@many.example'`,
    [from, each],
  );
}
