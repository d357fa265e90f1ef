-- Which reminders one reader of a family wants no more, whatever the others receive. The mark tells one address from
-- another without naming it: a new address has stopped nothing, and one that comes back finds what it asked for.
create table reminder_stops (
  student_id uuid not null references students (profile_id),
  kind text not null check (kind in ('lesson-day', 'lesson-hour', 'homework-day')),
  reader_mark text not null check (length(reader_mark) = 22),
  stopped_at timestamptz not null,
  primary key (student_id, kind, reader_mark)
);
