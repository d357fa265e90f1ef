import type { Scale } from './scale.ts';

/** One person in five has asked for what is known about them, and one in ten to be erased, and thought better of it. */
export const personalDataSql = ({ students }: Scale, now: Date) => [
  `insert into exports (person_id, asked_by, language, status, ready_at, expires_at, created_at, updated_at)
   select pg_temp.id_of('student', n * 5), pg_temp.id_of('admin', 0), 'ar', 'expired', at, at + interval '7 days', at, at
   from generate_series(0, ${students / 5 - 1}) n,
     lateral (select '${now.toISOString()}'::timestamptz - (n + 1) * interval '1 hour' as at) as made_up`,
  `insert into erasures (person_id, asked_by, status, runs_at, withdrawn_at, withdrawn_by, created_at, updated_at)
   select pg_temp.id_of('student', n * 10), pg_temp.id_of('admin', 0), 'withdrawn', at + interval '1 day', at,
     pg_temp.id_of('admin', 0), at, at
   from generate_series(0, ${students / 10 - 1}) n,
     lateral (select '${now.toISOString()}'::timestamptz - (n + 1) * interval '1 hour' as at) as made_up`,
];
