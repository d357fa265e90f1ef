import { foundBy } from './found-by.ts';
import type { TableMark } from './mark.ts';
import { OWN_APPLICATIONS } from './marks-of-people.ts';

const versioned = ['version', 'created_at', 'updated_at'];
const DASH = `'—'`;

export const OWN_SESSIONS = 'select id from sessions where student_id = :person';
const OWN_SERIES = 'series_id in (select id from session_series where student_id = :person)';
export const OWN_HOMEWORK = 'select id from homework where student_id = :person';
export const OWN_REMINDERS = foundBy(
  'reminders',
  `session_id in (${OWN_SESSIONS})`,
  `homework_id in (${OWN_HOMEWORK})`,
);
/** About the person, a lesson of theirs or how they applied. */
export const OWN_STAFF_NOTES = foundBy(
  'staff_notes',
  'person_id = :person',
  `session_id in (${OWN_SESSIONS})`,
  `application_id in (${OWN_APPLICATIONS})`,
);
/** What a mail or a notice is about. */
export const ABOUT_OWN_LESSONS = `about in (select 'sessions:' || id from (${OWN_SESSIONS}) own
  union all select 'session-series:' || id from session_series where student_id = :person
  union all select 'session-reports:' || id from session_reports where student_id = :person)`;
export const ABOUT_OWN_HOMEWORK = `about in (select 'homework:' || id from (${OWN_HOMEWORK}) own)`;
/** Whom a tutor has taught or was to teach. */
export const PUPILS = `select student_id from assignments where tutor_id = :person
  union select student_id from pupils where tutor_id = :person`;
const ABOUT_PUPILS = `about in (select 'sessions:' || id from sessions where student_id in (${PUPILS})
  union select 'session-series:' || id from session_series where student_id in (${PUPILS})
  union select 'session-reports:' || id from session_reports where student_id in (${PUPILS})
  union select 'homework:' || id from homework where student_id in (${PUPILS}))`;
/** Whether JSON has a name of the person as one of its texts. */
export const isNamedIn = (json: string) => `exists (select from profiles own where own.id = :person
  and (strpos(${json}, to_jsonb(own.name)::text) > 0 or strpos(${json}, to_jsonb(own.name_ar)::text) > 0))`;
const TUTOR_NAME = '(select name from profiles where id = tutor_id)';

/** Lessons and what belongs to them, in the order in which an erasure goes through them. */
export const teachingMarks: Readonly<Record<string, TableMark>> = {
  lesson_replies: {
    rows: [
      {
        whose: `reminder_id in (select id from reminders where session_id in (${OWN_SESSIONS}))`,
        isDeleted: true,
        exported: ['answer', 'replied_at'],
      },
    ],
    deleted: ['reminder_id', 'reader', 'answer', 'replied_at'],
  },
  reminders: {
    rows: [{ whose: OWN_REMINDERS, isDeleted: true }],
    deleted: ['id', 'kind', 'session_id', 'homework_id', 'moment', 'due_at', 'status'],
  },
  reminder_settings: {
    rows: [
      {
        whose: 'student_id = :person',
        isDeleted: true,
        exported: ['lesson_day', 'lesson_hour', 'homework_day'],
      },
    ],
    deleted: ['student_id', 'lesson_day', 'lesson_hour', 'homework_day', ...versioned],
  },
  reminder_stops: {
    rows: [{ whose: 'student_id = :person', isDeleted: true, exported: ['kind', 'stopped_at'] }],
    deleted: ['student_id', 'kind', 'reader_mark', 'stopped_at'],
  },
  notices: {
    rows: [
      {
        whose: foundBy(
          'notices',
          'profile_id = :person',
          ABOUT_OWN_LESSONS,
          ABOUT_OWN_HOMEWORK,
          `about in (select 'applications:' || id from (${OWN_APPLICATIONS}) own)`,
          `about in (select 'staff-notes:' || id from staff_notes where ${OWN_STAFF_NOTES})`,
        ),
        isDeleted: true,
        countedAs: 'notices',
      },
      {
        // To families, with the name of who teaches (R849).
        whose: `${foundBy('notices', ABOUT_PUPILS)} and ${isNamedIn('data::text')}`,
        isDeleted: true,
        countedAs: 'notices',
      },
    ],
    deleted: [
      ...['id', 'profile_id', 'kind', 'key', 'data', 'about', 'outdated_at', 'read_at', 'created_at'],
    ],
  },
  notice_settings: {
    rows: [
      {
        whose: 'profile_id = :person',
        isDeleted: true,
        exported: ['lesson_made', 'lesson_tutor', 'homework_set', 'homework_graded'],
      },
    ],
    deleted: ['profile_id', 'lesson_made', 'lesson_tutor', 'homework_set', 'homework_graded', ...versioned],
  },
  told_clock_changes: {
    // How far a job has come, until it is through.
    kept: { link: ['told_to'] },
    plain: ['timezone', 'day', 'role', 'told_at'],
  },
  staff_note_mentions: {
    rows: [{ whose: 'profile_id = :person', isDeleted: true }],
    deleted: ['note_id', 'profile_id', 'created_at'],
  },
  staff_notes: {
    rows: [
      {
        whose: OWN_STAFF_NOTES,
        isDeleted: true,
        exported: ['text', 'created_at'],
        countedAs: 'staff-notes',
      },
    ],
    deleted: [
      ...['id', 'text', 'colour', 'is_pinned', 'author_id', 'edited_by', 'person_id', 'session_id'],
      ...['application_id', 'search', 'removed_at', 'removed_by', ...versioned],
    ],
  },
  import_rows: {
    // What the file said goes by itself after a day (R996).
    rows: [{ whose: 'record_id = :person', emptied: { cells: `'{}'`, record: `'{}'` } }],
    kept: { link: ['import_id', 'record_id'] },
    plain: ['number', 'faults'],
  },
  imports: {
    kept: { link: ['made_by', 'confirmed_by', 'undone_by'] },
    plain: [
      ...['id', 'kind', 'file_name', 'state', 'row_count', 'faulty_rows', 'file_faults', 'uninvited'],
      ...['confirmed_at', 'undone_at', ...versioned],
    ],
  },
  session_undos: {
    rows: [{ whose: `session_id in (${OWN_SESSIONS})`, isDeleted: true }],
    deleted: [
      ...['session_id', 'status_before', 'status_after', 'cancelled_at', 'cancelled_by', 'cancel_reason'],
      ...['confirmed_at', 'changed_by', 'changed_at', 'version', 'stored_at', 'undone_at'],
      ...['outcome', 'failure_side', 'taught_minutes'],
    ],
  },
  session_consequences: {
    kept: {
      books: [
        'cause',
        'family_minutes',
        'tutor_minutes',
        'owes_lesson',
        'cut_off_hours',
        'tutor_timezone',
        'at',
      ],
      link: ['id', 'session_id', 'decided_by'],
    },
  },
  session_moves: {
    kept: { books: ['was_at', 'now_at', 'at'], link: ['id', 'session_id', 'student_id', 'moved_by'] },
  },
  session_joins: {
    rows: [{ whose: 'profile_id = :person', exported: ['at'] }],
    kept: { books: ['session_id', 'profile_id', 'at'] },
  },
  session_requests: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { reason: DASH, answer: 'null' },
        exported: ['kind', 'reason', 'wished_at', 'status', 'answer', 'answered_at', 'created_at'],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'requests',
      },
    ],
    kept: {
      link: ['id', 'session_id', 'tutor_id', 'student_id', 'answered_by'],
      audit: ['kind', 'status', 'wished_at', 'wished_timezone', 'answered_at', 'created_at', 'updated_at'],
    },
    plain: ['version'],
  },
  session_reports: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { text: "''", answer: `case when answer is null then null else ${DASH} end` },
        exported: ['kind', 'text', 'status', 'outcome', 'answer', 'settled_at', 'created_at'],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'requests',
      },
    ],
    kept: {
      link: ['id', 'session_id', 'tutor_id', 'student_id', 'settled_by'],
      audit: ['kind', 'status', 'outcome', 'settled_at', 'created_at', 'updated_at'],
    },
    plain: ['version'],
  },
  feedback: {
    rows: [
      {
        whose: `session_id in (${OWN_SESSIONS})`,
        emptied: {
          student_comments: 'null',
          tutor_comments: 'null',
          // The database has a time of the tutor's side only beside something that the tutor gave.
          tutor_rated_at: 'case when tutor_rating is null then null else tutor_rated_at end',
        },
        exported: [
          ...['student_rating', 'student_comments', 'student_rated_at'],
          ...['tutor_rating', 'tutor_comments', 'tutor_rated_at'],
        ],
        countedAs: 'ratings',
      },
    ],
    kept: {
      link: ['session_id'],
      books: ['student_rating', 'student_rated_at', 'tutor_rating', 'created_at', 'updated_at'],
    },
    plain: ['version', 'student_version', 'tutor_version'],
  },
  homework_files: {
    rows: [{ whose: `homework_id in (${OWN_HOMEWORK})`, isDeleted: true }],
    deleted: ['homework_id', 'file_id', 'position'],
  },
  homework: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { title: DASH, description: `''`, submission_url: 'null', grade: 'null', feedback: 'null' },
        exported: [
          ...['title', 'description', 'subject', 'due_at', 'status', 'submission_url', 'submitted_at'],
          ...['grade', 'feedback', 'graded_at', 'created_at'],
        ],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'homework',
      },
    ],
    kept: {
      link: ['id', 'student_id', 'tutor_id', 'session_id'],
      books: ['subject', 'due_at', 'status', 'submitted_at', 'graded_at', 'created_at', 'updated_at'],
    },
    plain: ['version'],
  },
  progress_notes: {
    rows: [
      {
        whose: 'student_id = :person',
        isDeleted: true,
        exported: ['subject', 'note', 'strengths', 'areas_for_improvement', 'created_at'],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'progress-notes',
      },
    ],
    deleted: [
      ...['id', 'student_id', 'tutor_id', 'subject', 'note', 'strengths', 'areas_for_improvement'],
      ...versioned,
    ],
  },
  messages: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { text: `'erased ' || :erasure` },
        exported: ['text', 'created_at'],
        alsoExported: { author: '(select name from profiles where id = author_id)' },
        countedAs: 'messages',
      },
    ],
    kept: { link: ['id', 'tutor_id', 'student_id', 'author_id'], audit: ['created_at'] },
  },
  academy_conversations: { kept: { link: ['student_id'], audit: ['is_waiting', 'since', 'last_at'] } },
  sessions: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: {
          notes: `''`,
          homework: `''`,
          meeting_link: 'null',
          cancel_reason: 'null',
          correction_reason: `case when correction_reason is null then null else ${DASH} end`,
        },
        exported: [
          ...['subject', 'starts_at', 'duration_minutes', 'family_timezone', 'status', 'notes', 'homework'],
          ...['cancel_reason', 'correction_reason', 'confirmed_at', 'outcome'],
        ],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'lesson-texts',
        alsoCountedAs: 'lessons',
      },
      {
        // What a tutor wrote about a child is the child's, and stays with it.
        whose: 'tutor_id = :person',
        emptied: { meeting_link: 'null' },
        exported: ['subject', 'starts_at', 'duration_minutes', 'status', 'rate', 'currency'],
        countedAs: 'lessons',
      },
    ],
    // The column for searching is made of subject and notes.
    deleted: ['search'],
    kept: {
      books: [
        ...[
          'tutor_id',
          'student_id',
          'subject',
          'starts_at',
          'duration_minutes',
          'ends_at',
          'status',
          'rate',
        ],
        ...['currency', 'rated_at', 'begun_at', 'closed_at', 'cancelled_at', 'confirmed_at', 'corrected_at'],
        ...['family_timezone', 'entered_timezone', 'original_starts_at', 'tutor_left_at'],
        ...['timetable_id', 'timetable_starts_at'],
        ...['outcome', 'failure_side', 'taught_minutes'],
        ...['created_at', 'updated_at'],
      ],
      link: ['id', 'series_id', 'cancelled_by', 'corrected_by', 'corrects_id', 'created_by'],
    },
    plain: ['version'],
  },
  session_series: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { meeting_link: 'null' },
        exported: ['subject', 'starts_on', 'until_on', 'lessons', 'every_weeks', 'duration_minutes'],
        alsoExported: { tutor: TUTOR_NAME },
        countedAs: 'plans',
      },
      {
        whose: 'tutor_id = :person',
        emptied: { meeting_link: 'null' },
        exported: ['subject', 'starts_on', 'until_on', 'lessons', 'every_weeks', 'duration_minutes'],
        countedAs: 'plans',
      },
    ],
    kept: {
      books: [
        ...['tutor_id', 'student_id', 'subject', 'duration_minutes', 'anchor_timezone', 'starts_on'],
        ...['every_weeks', 'until_on', 'lessons', 'ends_at', 'ended_at', 'created_at', 'updated_at'],
        'filled_until',
      ],
      link: ['id', 'created_by', 'follows_id'],
    },
    plain: ['version'],
  },
  // Of whom they are, their series says.
  timetable_series: { kept: { link: ['series_id'] }, plain: ['timetable_id', 'is_due'] },
  timetable_slots: {
    kept: { books: ['new_weekday', 'new_time'], link: ['series_id'] },
    plain: ['timetable_id', 'weekday', 'state'],
  },
  session_series_slots: { kept: { books: ['series_id', 'weekday', 'wall_time'] } },
  session_series_days: {
    rows: [{ whose: OWN_SERIES, emptied: { reason: `''` }, exported: ['day', 'kind', 'reason'] }],
    kept: { books: ['series_id', 'day', 'kind', 'settled_at'] },
  },
  session_series_pauses: {
    rows: [{ whose: OWN_SERIES, emptied: { reason: `''` }, exported: ['from_on', 'until_on', 'reason'] }],
    kept: { books: ['series_id', 'from_on', 'until_on', 'created_at'], link: ['id', 'created_by'] },
  },
  session_totals: {
    kept: { books: ['tutor_id', 'subject', 'status', 'sessions', 'minutes', 'ratings', 'stars'] },
  },
  pupils: {
    // The name follows the profile's.
    deleted: ['name'],
    kept: { books: ['tutor_id', 'student_id', 'sessions', 'completed'] },
  },
  tutor_months: { kept: { books: ['tutor_id', 'month', 'minutes'] } },
  student_totals: {
    kept: {
      books: ['student_id', 'sessions', 'completed', 'ratings', 'stars', 'homework', 'homework_completed'],
    },
  },
  statistics_changes: {
    kept: {
      link: ['tutor_id', 'student_id'],
      books: [
        ...['at', 'subject', 'country', 'sessions', 'completed', 'cancelled', 'minutes', 'ratings', 'stars'],
        ...['homework', 'on_time', 'late'],
      ],
    },
    plain: ['id'],
  },
  statistics_person_months: { kept: { books: ['profile_id', 'month', 'role', 'lessons'] } },
  statistics_sums: {
    // A tutor's sums are under the tutor's id.
    kept: {
      books: [
        ...['key', 'sessions', 'completed', 'cancelled', 'minutes', 'ratings', 'stars', 'homework'],
        ...['on_time', 'late'],
      ],
    },
    plain: ['unit', 'scope', 'starts_on'],
  },
  statistics_application_changes: {
    plain: ['id', 'kind', 'stage', 'at', 'applications', 'matched', 'match_minutes'],
  },
  statistics_application_sums: {
    plain: ['unit', 'starts_on', 'kind', 'stage', 'applications', 'matched', 'match_minutes'],
  },
  statistics_active_months: { plain: ['month', 'students', 'tutors', 'returned'] },
  statistics_clock: { plain: ['id', 'timezone'] },
  availability_hours: {
    rows: [
      { whose: 'set_id in (select id from availability_sets where tutor_id = :person)', isDeleted: true },
    ],
    deleted: ['set_id', 'weekday', 'opens', 'closes'],
  },
  availability_sets: {
    rows: [
      {
        whose: 'tutor_id = :person',
        isDeleted: true,
        exported: ['timezone', 'valid_from', 'valid_until', 'most_a_day', 'buffer_minutes'],
        countedAs: 'plans',
      },
    ],
    deleted: [
      ...['id', 'tutor_id', 'timezone', 'valid_from', 'valid_until', 'most_a_day', 'buffer_minutes'],
      ...versioned,
    ],
  },
  availability_day_hours: {
    rows: [
      { whose: 'day_id in (select id from availability_days where tutor_id = :person)', isDeleted: true },
    ],
    deleted: ['day_id', 'opens', 'closes'],
  },
  availability_days: {
    rows: [
      { whose: 'tutor_id = :person', isDeleted: true, exported: ['day', 'timezone'], countedAs: 'plans' },
    ],
    deleted: ['id', 'tutor_id', 'day', 'timezone', 'is_weekly', ...versioned],
  },
  time_off: {
    rows: [
      {
        whose: 'tutor_id = :person',
        isDeleted: true,
        exported: ['starts_at', 'ends_at', 'kind', 'note'],
        countedAs: 'plans',
      },
    ],
    deleted: ['id', 'tutor_id', 'starts_at', 'ends_at', 'kind', 'note', ...versioned],
  },
  resource_uses: {
    rows: [{ whose: 'profile_id = :person', isDeleted: true, exported: ['opens', 'last_at'] }],
    deleted: ['resource_id', 'profile_id', 'opens', 'last_at'],
  },
  resources: {
    rows: [
      // Nobody else has seen these. What was shared is the academy's library.
      {
        whose: 'uploaded_by = :person and not is_public',
        isDeleted: true,
        exported: ['title', 'description', 'type', 'subject', 'grade', 'url', 'created_at'],
        countedAs: 'resources',
      },
      {
        whose: 'uploaded_by = :person and is_public',
        exported: ['title', 'created_at'],
        countedAs: 'library',
      },
    ],
    kept: {
      others: [
        ...['title', 'description', 'type', 'subject', 'grade', 'url', 'is_public', 'search', 'audience'],
        ...['removed_at', 'retired_at', 'created_at', 'updated_at'],
      ],
      link: ['id', 'file_id', 'uploaded_by', 'removed_by'],
    },
    plain: ['version'],
  },
  resource_use_totals: { plain: ['resource_id', 'opens', 'people'] },
  resource_totals: { plain: ['audience', 'type', 'resources'] },
  subjects: { plain: ['name'] },
  reminder_watch: { plain: ['id', 'looked_at'] },
};
