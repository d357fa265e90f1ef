import type { Scale } from './scale.ts';

/** Events to begin with, so that every kind fills a page, and for so many sessions one more. */
const AT_FIRST = 20_000;
const SESSIONS_TO_ONE = 10;
/** As many as are about the first student, in every academy. */
const ABOUT_ONE = 80;

const KINDS =
  "array['signed-in', 'signed-in', 'signed-in', 'sign-in-failed', 'locked-out', 'access-refused', 'refresh-refused']";

/** One in every ten seconds: as many on the last day in every academy. */
export const securityEventsSql = ({ sessions, students }: Scale, now: Date) => [
  `insert into security_events (id, kind, person_id, reason, browser, system, at, last_at)
   select pg_temp.id_of('security-event', n), kind,
     pg_temp.id_of('student', case when n <= ${ABOUT_ONE} then 0 else 1 + pg_temp.pick(n, 111, ${students - 1}) end),
     case kind when 'refresh-refused' then 'copied-token' when 'signed-in' then 'password' end, 'Firefox', 'Android', at, at
   from generate_series(1, ${AT_FIRST + sessions / SESSIONS_TO_ONE}) n,
   lateral (select pg_temp.word(${KINDS}, n, 110) as kind, '${now.toISOString()}'::timestamptz - n * interval '10 seconds' as at) as made_up`,
];
