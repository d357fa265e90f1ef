import type { Scale } from './scale.ts';

/** A library to begin with, so that every filter fills a page, and for so many sessions one resource more. */
const AT_FIRST = 20_000;
const SESSIONS_TO_ONE = 10;
/** As many as the first tutor keeps to herself, in every academy. */
const HER_OWN = 40;
/** As many as have opened the first resource, in every academy; of the others one in ten was opened by somebody. */
const READERS = 8;

const TYPES = "array['document', 'document', 'worksheet', 'worksheet', 'video', 'link']";
const SUBJECTS =
  "array['Mathematics', 'Algebra', 'Calculus', 'Statistics', 'Physics', 'Chemistry', 'Biology', 'English', 'History', 'Computer Science']";

const MADE_UP = ({ sessions, tutors }: Scale) => `
  select n, pg_temp.id_of('resource', n) as id, pg_temp.word(${TYPES}, n, 90) as type,
    pg_temp.word(${SUBJECTS}, n, 91) as subject, n > ${HER_OWN} and pg_temp.pick(n, 92, 5) > 0 as is_public,
    pg_temp.id_of('tutor', case when n <= ${HER_OWN} then 0 else 1 + pg_temp.pick(n, 93, ${tutors - 1}) end) as owner
  from generate_series(1, ${AT_FIRST + sessions / SESSIONS_TO_ONE}) n`;

/** Most are for everybody; what is a file has its row. */
export const resourcesSql = (scale: Scale, now: Date) => [
  `insert into files (id, owner_id, name, media_type, size, sha256, scan_state, storage_key)
   select pg_temp.id_of('file', n), owner, 'lesson.pdf', 'application/pdf', 1000, sha256(id::text::bytea), 'clean', 'uploads/' || id
   from (${MADE_UP(scale)}) as made_up where type <> 'link'`,
  `insert into resources (id, title, description, type, subject, grade, url, file_id, is_public, uploaded_by, created_at, updated_at)
   select id, pg_temp.name_of(n, 94), pg_temp.note_of(n), type, subject, 'Years 4 to 9',
     case when type = 'link' then 'https://learn.example/' || n end, case when type <> 'link' then pg_temp.id_of('file', n) end,
     is_public, owner, '${now.toISOString()}'::timestamptz - n * interval '1 minute', '${now.toISOString()}'
   from (${MADE_UP(scale)}) as made_up`,
  `insert into resource_uses (resource_id, profile_id, opens, last_at)
   select id, pg_temp.id_of('tutor', reader), 1 + reader, '${now.toISOString()}'::timestamptz - reader * interval '1 hour'
   from (${MADE_UP(scale)}) as made_up,
     lateral generate_series(0, case when n = 1 then ${READERS - 1} when n % 10 = 0 then 0 else -1 end) reader`,
];
