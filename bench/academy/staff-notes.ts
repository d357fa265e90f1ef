import type { Scale } from './scale.ts';

/** Notes to begin with, so that every filter fills a page, and for so many sessions one note more. */
const AT_FIRST = 20_000;
const SESSIONS_TO_ONE = 50;
/** As many as are about the first student, in every academy. */
const ABOUT_ONE = 40;

/** Most are about a student; one of ten is pinned, and one of twenty mentions the admin who reads them. */
export const staffNotesSql = ({ sessions, students }: Scale, now: Date) => [
  `insert into staff_notes (id, text, colour, is_pinned, author_id, person_id, created_at, updated_at)
   select pg_temp.id_of('staff-note', n), pg_temp.note_of(n),
     pg_temp.word(array['none', 'none', 'none', 'red', 'gold', 'green', 'teal'], n, 96), pg_temp.pick(n, 97, 10) = 0,
     pg_temp.id_of('admin', 0), case when n <= ${ABOUT_ONE} then pg_temp.id_of('student', 0)
       when pg_temp.pick(n, 98, 4) > 0 then pg_temp.id_of('student', 1 + pg_temp.pick(n, 99, ${students - 1})) end,
     '${now.toISOString()}'::timestamptz - n * interval '1 minute', '${now.toISOString()}'
   from generate_series(1, ${AT_FIRST + sessions / SESSIONS_TO_ONE}) n`,
  `insert into staff_note_mentions (note_id, profile_id, created_at)
   select id, author_id, created_at from staff_notes where left(id::text, 1) = '0'`,
];
