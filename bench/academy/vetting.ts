import type { Scale } from './scale.ts';

/** As often as somebody has looked into each tutor. */
const EVENTS = 60;

/** All that is mandatory is confirmed. The DBS certificates of all tutors end within the same two years. */
export const vettingSql = ({ tutors }: Scale, now: Date) => [
  `insert into vetting_checks (id, tutor_id, kind, state, variant, expires_on, checked_by, checked_at)
   select pg_temp.id_of(kind, t), pg_temp.id_of('tutor', t), kind, 'confirmed', case kind when 'dbs' then 'dbs' end,
     case kind when 'dbs' then date '${now.toISOString().slice(0, 10)}' + 1 + pg_temp.pick(t, 120, 730) end,
     pg_temp.id_of('admin', 0), '${now.toISOString()}'
   from generate_series(0, ${tutors - 1}) t,
     unnest(array['identity', 'right-to-work', 'dbs', 'reference-1', 'reference-2', 'safeguarding']) kind`,
  `insert into vetting_events (tutor_id, kind, state, note, documents, actor_id, at)
   select pg_temp.id_of('tutor', t), 'identity', 'confirmed', '', '{}', pg_temp.id_of('admin', 0),
     '${now.toISOString()}'::timestamptz - n * interval '1 day'
   from generate_series(0, ${tutors - 1}) t, generate_series(1, ${EVENTS}) n`,
];
