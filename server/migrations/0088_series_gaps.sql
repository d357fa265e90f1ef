-- A day of a series that was not free is told to those who decide what becomes of it (R460).
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'series-made', 'series-gap', 'note-mention',
    'application-late'));
