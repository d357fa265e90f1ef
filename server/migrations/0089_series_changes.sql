-- A series that goes on from another one, whose rule was changed from a lesson on (R456).
alter table session_series
  add column follows_id uuid references session_series (id),
  -- A series is changed once: what comes after it is another series' to change.
  add constraint session_series_follows unique (follows_id),
  add constraint session_series_follows_another check (follows_id <> id);

-- Lessons that all move in one statement are in nobody's way at the time that another of them leaves: looked at when the
-- statement is done, and no later.
alter table sessions drop constraint sessions_tutor_free, drop constraint sessions_student_free,
  add constraint sessions_tutor_free exclude using gist (tutor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'in-progress') and tutor_left_at is null) deferrable initially immediate,
  add constraint sessions_student_free exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'in-progress')) deferrable initially immediate;

-- A series that was changed is told once, in place of each of its lessons (R525).
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'series-made', 'series-changed', 'series-gap',
    'note-mention', 'application-late'));
