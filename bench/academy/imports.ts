import type { Scale } from './scale.ts';

/** Imports to begin with, so that each kind fills a page, and for so many students one more. */
const AT_FIRST = 300;
const STUDENTS_TO_ONE = 20;
/** Of the newest, which is looked at, and of every other. */
const ROWS = { newest: 1_000, others: 10 };

/** Those older than a day say nothing any more. */
export const importsSql = ({ students }: Scale, now: Date) => [
  `insert into imports (id, kind, file_name, state, row_count, faulty_rows, made_by, confirmed_by, confirmed_at, created_at, updated_at)
   select pg_temp.id_of('import', n), pg_temp.word(array['students', 'tutors', 'assignments'], n, 130), 'people.csv', 'confirmed',
     case n when 1 then ${ROWS.newest} else ${ROWS.others} end, 0, pg_temp.id_of('admin', 0), pg_temp.id_of('admin', 0), at, at, at
   from generate_series(1, ${AT_FIRST + students / STUDENTS_TO_ONE}) n,
     lateral (select '${now.toISOString()}'::timestamptz - n * interval '1 hour' as at) as made_up`,
  `insert into import_rows (import_id, number, cells, record)
   select id, number + 1, case when row_count = ${ROWS.newest} then '{"name": "Omar"}'::jsonb else '{}' end, '{}'
   from imports, generate_series(1, row_count) number`,
];
