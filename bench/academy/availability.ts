import type { Scale } from './scale.ts';

/** Weekly hours that follow one another, and time off, of every tutor. */
const SETS = 10;
const TIMES_OFF = 30;

export const availabilitySql = ({ tutors }: Scale): string[] => [
  `insert into availability_sets (id, tutor_id, timezone, valid_from, valid_until, buffer_minutes)
   select pg_temp.id_of('hours', t * ${SETS} + n), pg_temp.id_of('tutor', t), 'Europe/London',
     date '2020-01-01' + n * 365, case when n < ${SETS - 1} then date '2020-01-01' + n * 365 + 364 end, 10
   from generate_series(0, ${tutors - 1}) t, generate_series(0, ${SETS - 1}) n`,
  `insert into availability_hours (set_id, weekday, opens, closes)
   select pg_temp.id_of('hours', n), weekday, 720, 1020
   from generate_series(0, ${tutors * SETS - 1}) n, generate_series(1, 5) weekday`,
  `insert into time_off (tutor_id, starts_at, ends_at, kind)
   select pg_temp.id_of('tutor', t), day, day + interval '3 days', 'leave'
   from generate_series(0, ${tutors - 1}) t,
     generate_series(timestamptz '2025-01-01Z', timestamptz '2025-01-01Z' + ${TIMES_OFF - 1} * interval '20 days', '20 days') day`,
];
