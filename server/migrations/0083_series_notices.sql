-- A new series is told once, in place of each of its lessons (R525).
alter table notices
  drop constraint notices_kind_check,
  drop constraint notices_about_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'series-made', 'note-mention', 'application-late')),
  add constraint notices_about_check
    check (about ~ '^(sessions|session-series|homework|staff-notes|applications):[0-9a-f-]{36}$');
alter table mail_outbox
  drop constraint mail_outbox_about_check,
  add constraint mail_outbox_about_check check (about ~ '^(sessions|session-series|homework):[0-9a-f-]{36}$');
