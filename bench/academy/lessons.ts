import { homeworkSql } from './homework.ts';
import type { Scale } from './scale.ts';
import { SELDOM, SELDOM_FOR_A_TUTOR } from './words.ts';

/** From the first session of the academy to the last, and the part of it that is over. */
const SPAN_MINUTES = 20_100 * 60;
const PAST = 0.97;
/** All of one length; nobody is anywhere twice when starts are at least so far apart. */
const LENGTH = 60;

/** The sessions of the first tutor, of which the first student has two in five. They are the same in every academy. */
export const MEASURED = { sessions: 150, students: 100 };

/** How many notes of the whole academy hold the word that is seldom. */
const PLANTED = 60;
/** After one lesson of so many a tutor writes how a student gets on, and after one of so many to the student. */
const NOTED = 20;
const WRITTEN_TO = 10;
/** By the time of a lesson: those of the first tutor are the same in every academy. */
const CHANCE = '(hashtext(starts_at::text) & 2147483647)';
/** After one of so many she sets homework, and after one of so many writes no notes. */
const SET = 10;
const UNWRITTEN = 12;
/** About one of so many a family asks, and about more of those to come; the first tutor's are the same everywhere. */
const ASKED = 10;
const ASKED_AHEAD = 3;
/** Mails to begin with, so that those which failed fill a page; as many of the newest wait for their turn in every academy. */
const MAILS_AT_FIRST = 6_000;
const WAITING = 100;
/** A tutor's next student; it shares no factor with how many there are, so that she comes to each of them. */
const STUDENTS_APART = 7;

/** The first tutor and those of her students: numbered below zero, so that chance gives them the same everywhere. */
const measuredSlots = () => `
  select -i as n, 0 as t, case when i % 5 < 2 then 0 else 1 + i % ${MEASURED.students - 1} end as s,
    i * ${Math.floor(SPAN_MINUTES / MEASURED.sessions)} as minute
  from generate_series(0, ${MEASURED.sessions - 1}) i`;

/** In each slot every other tutor has one session, each with another student, spread over the slot. */
function otherSlots({ sessions, tutors, students }: Scale): string {
  const others = tutors - 1;
  const spacing = Math.floor((SPAN_MINUTES * others) / (sessions - MEASURED.sessions));
  if (spacing < 2 * LENGTH) throw new Error('so many sessions do not fit into the time of so few tutors');
  return `
    select n, 1 + n % ${others} as t,
      ${MEASURED.students} + (n % ${others} + n / ${others} * ${STUDENTS_APART}) % ${students - MEASURED.students} as s,
      n / ${others} * ${spacing} + n % ${others} * ${spacing - LENGTH} / ${others} as minute
    from generate_series(1::bigint, ${sessions - MEASURED.sessions}) n`;
}

/** Written in the order of time, as an academy does. */
export function lessonsSql(scale: Scale, now: Date): string[] {
  const wholeMinute = Math.floor(now.getTime() / 60_000) * 60_000;
  const beginning = new Date(wholeMinute - SPAN_MINUTES * PAST * 60_000).toISOString();
  const seldom = Math.floor(scale.sessions / PLANTED);
  return [
    `insert into sessions (tutor_id, student_id, subject, starts_at, duration_minutes, family_timezone, entered_timezone,
       status, notes, rate, currency, created_by, cancelled_by, cancelled_at)
     select tutor, pg_temp.id_of('student', s), subject, starts_at, ${LENGTH}, 'Asia/Riyadh', 'Europe/London', status, notes,
       45, 'GBP', tutor, case when status = 'cancelled' then tutor end, case when status = 'cancelled' then starts_at end
     from (select n, t, s, minute from (${measuredSlots()} union all ${otherSlots(scale)}) as slots order by minute) as slots,
     lateral (select pg_temp.id_of('tutor', t) as tutor,
       '${beginning}'::timestamptz + minute * interval '1 minute' as starts_at,
       pg_temp.word((select array_agg(name order by name) from subjects), n, 60) as subject,
       case when minute > ${SPAN_MINUTES * PAST} then case when pg_temp.pick(n, 61, 20) = 0 then 'cancelled' else 'scheduled' end
            when pg_temp.pick(n, 62, 100) < 90 then 'completed'
            when pg_temp.pick(n, 62, 100) < 99 then 'cancelled' else 'scheduled' end as status,
       case when pg_temp.pick(n, 63, ${UNWRITTEN}) > 0 then pg_temp.note_of(n) else '' end
         || case when n > 0 and n % ${seldom} = 0 then ' ${SELDOM}' else '' end
         || case when n % 8 = 0 and (n < 0 or n % 160 = 0) then ' ${SELDOM_FOR_A_TUTOR}' else '' end as notes) as made_up`,
    `insert into feedback (session_id, student_rating, student_rated_at)
     select id, 4, ends_at from sessions where status = 'completed' and hashtext(id::text) & 1 = 0`,
    // What is over was answered in one way or another; what is to come waits.
    `insert into session_requests (session_id, tutor_id, student_id, kind, reason, status, answered_by, answered_at, created_at, updated_at)
     select id, tutor_id, student_id, case when chance & 1 = 0 then 'move' else 'cancel' end, 'A school trip', state,
       case when is_answered then tutor_id end, case when is_answered then asked_at end, asked_at, asked_at
     from (select *, starts_at - interval '2 days' as asked_at, hashtext(starts_at::text) / ${ASKED} as chance from sessions
       where hashtext(starts_at::text) % case when status = 'scheduled' then ${ASKED_AHEAD} else ${ASKED} end = 0) as lessons,
     lateral (select case when status = 'scheduled' and starts_at > '${now.toISOString()}' then 'open'
       else (array['accepted', 'declined', 'withdrawn', 'overtaken'])[1 + (chance & 3)] end as state) as stands,
     lateral (select state in ('accepted', 'declined') as is_answered) as answered`,
    // One cancelled lesson in eight was contested; the newest wait.
    `insert into session_reports (session_id, tutor_id, student_id, kind, status, answer, settled_by, settled_at, created_at, updated_at)
     select id, tutor_id, student_id, 'contest', case when is_settled then 'settled' else 'open' end,
       case when is_settled then 'We have looked into it.' end, case when is_settled then tutor_id end,
       case when is_settled then ends_at end, ends_at, ends_at
     from sessions, lateral (select ends_at < '${now.toISOString()}'::timestamptz - interval '3 days' as is_settled) as stands
     where status = 'cancelled' and hashtext(starts_at::text) & 7 = 0`,
    homeworkSql(now),
    `insert into progress_notes (student_id, tutor_id, subject, note, created_at, updated_at)
     select student_id, tutor_id, subject, notes, ends_at, ends_at
     from sessions where status = 'completed' and notes <> '' and ${CHANCE} % ${NOTED} = 0`,
    `insert into messages (student_id, tutor_id, author_id, text, created_at)
     select student_id, tutor_id, tutor_id, notes, ends_at
     from sessions where status = 'completed' and notes <> '' and ${CHANCE} % ${WRITTEN_TO} = 1`,
    // One student in ten has written to the academy, and of these one in four waits for an answer.
    `insert into messages (student_id, author_id, text, created_at)
     select student, case part when 'answer' then pg_temp.id_of('admin', 0) else student end, 'Words',
       asked_at + case part when 'answer' then interval '1 hour' else interval '0' end
     from generate_series(0, ${scale.students - 1}) n, unnest(array['question', 'answer']) as part,
     lateral (select pg_temp.id_of('student', n) as student,
       '${now.toISOString()}'::timestamptz - (n + 100) * interval '1 minute' as asked_at) as made_up
     where (n = 0 or pg_temp.pick(n, 80, 10) = 0) and (part = 'question' or pg_temp.pick(n, 81, 4) > 0)`,
    // Of what was set one in five was not handed in, and one in five waits for its mark.
    `insert into homework (student_id, tutor_id, session_id, title, subject, due_at, status, submitted_at, grade, graded_at)
     select student_id, tutor_id, id, 'Essay', subject, ends_at, case when state = 0 then 'assigned' else 'completed' end,
       case when state > 0 then ends_at end, case when state > 1 then 'A' end, case when state > 1 then ends_at end
     from sessions, lateral (select hashtext(tutor_id::text || starts_at) & 1023 as chance) as thrown,
     lateral (select chance / ${SET} % 5 as state) as made_up
     where status = 'completed' and chance % ${SET} = 0`,
    `insert into mail_outbox (kind, to_address, language, status, attempts, next_attempt_at, sent_at, created_at)
     select 'invitation', 'student' || n || '@people.example', 'en', status, 1, created_at,
       case when status = 'sent' then created_at end, created_at
     from (select n, '${now.toISOString()}'::timestamptz - n * interval '1 second' as created_at,
       case when n <= ${WAITING} then 'waiting' when pg_temp.pick(n, 70, 10) = 0 then 'failed' else 'sent' end as status
       from generate_series(1, ${MAILS_AT_FIRST + scale.sessions / 10}) n) as mails`,
  ];
}
