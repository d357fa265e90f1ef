import type { Scale } from './scale.ts';

/** Lines to begin with, so that every day that is asked for is in the log, and for so many sessions one line more. */
const AT_FIRST = 25_000;
const SESSIONS_TO_ONE = 10;
/** As many are the first tutor's, and about as many are about the first student, in every academy. */
const OF_ONE = 80;

/** What tutors and the admin changed, a line a minute; one in a hundred is about the settings. */
export const auditSql = ({ sessions, tutors, students }: Scale, now: Date) => {
  const lines = AT_FIRST + sessions / SESSIONS_TO_ONE;
  const apart = Math.floor(lines / OF_ONE);
  return [
    `insert into audit_log (at, actor_id, action, noun, target_id, before, after)
     select '${now.toISOString()}'::timestamptz - n * interval '1 minute',
       case when is_settings then pg_temp.id_of('admin', 0)
         else pg_temp.id_of('tutor', case when n % ${apart} = 1 then 0 else 1 + pg_temp.pick(n, 90, ${tutors - 1}) end) end,
       case when is_settings then 'settings.changed' else 'session.changed' end,
       case when is_settings then 'settings' else 'sessions' end,
       case when not is_settings
         then pg_temp.id_of('student', case when n % ${apart} = 2 then 0 else 1 + pg_temp.pick(n, 91, ${students - 1}) end) end,
       '{"notes": "One"}', '{"notes": "Two"}'
     from generate_series(1, ${lines}) n, lateral (select n % 100 = 0 as is_settings) as chosen`,
  ];
};
