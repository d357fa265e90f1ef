-- Whom a change of the clocks was told (R528): all up to this one, in the order of their ids; everybody once told_at is set.
create table told_clock_changes (
  timezone text not null check (length(timezone) between 1 and 64),
  day date not null,
  role text not null check (role in ('tutor', 'student')),
  told_to uuid,
  told_at timestamptz,
  primary key (timezone, day, role)
);

-- The zones that people live in, and who lives in one of them, without a look at everybody.
create index profiles_by_timezone on profiles (role, timezone, id) where is_active;

alter table notices
  drop constraint notices_about_check,
  add constraint notices_about_check check (about ~ '^((sessions|session-series|homework|staff-notes|applications):[0-9a-f-]{36}|clock-changes:[A-Za-z0-9_+/-]{1,64}:\d{4}-\d\d-\d\d)$'),
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'series-made', 'series-changed', 'series-gap',
    'clock-change', 'note-mention', 'application-late'));
