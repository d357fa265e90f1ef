-- What was written between a tutor and a student, as it was written. Each goes out by mail.
create table messages (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  author_id uuid not null references profiles (id),
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null default now(),
  constraint messages_author check (author_id in (tutor_id, student_id))
);
create index messages_between on messages (student_id, tutor_id, created_at desc, id desc);
create index messages_by_student on messages (student_id, created_at desc, id desc);
create trigger messages_append_only before update or delete or truncate on messages
  for each statement execute function refuse_change();
