-- Files of students, tutors or assignments: a preview first, then all of it or nothing, and taken back as a whole.
create table imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('students', 'tutors', 'assignments')),
  file_name text not null check (length(file_name) between 1 and 255),
  state text not null default 'checked' check (state in ('checked', 'confirmed', 'undone')),
  row_count integer not null check (row_count >= 0),
  faulty_rows integer not null check (faulty_rows between 0 and row_count),
  file_faults jsonb not null default '[]',
  -- How many of its people have no invitation yet.
  uninvited integer not null default 0 check (uninvited between 0 and row_count),
  made_by uuid not null references profiles (id),
  confirmed_by uuid references profiles (id),
  confirmed_at timestamptz,
  undone_by uuid references profiles (id),
  undone_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint imports_without_faults check (
    state = 'checked' or row_count > 0 and faulty_rows = 0 and file_faults = '[]'
  ),
  constraint imports_confirmed check (
    (state = 'checked') = (confirmed_at is null) and (confirmed_at is null) = (confirmed_by is null)
  ),
  constraint imports_undone check (
    (state = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by is null)
  )
);
create trigger imports_version before update on imports for each row execute function next_version();
create index imports_newest on imports (confirmed_at desc, id desc) where state <> 'checked';
create index imports_of_kind on imports (kind, confirmed_at desc, id desc) where state <> 'checked';
create index imports_unconfirmed on imports (created_at) where state = 'checked';
create index imports_of_maker on imports (made_by);
create index imports_of_confirmer on imports (confirmed_by) where confirmed_by is not null;
create index imports_of_undoer on imports (undone_by) where undone_by is not null;

-- What the file said, row by row. It is personal, and there for a day: until then the import can be undone. After it only
-- whom a row made is known.
create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null check (number > 1),
  cells jsonb not null,
  faults jsonb not null default '[]',
  -- What the row makes; nothing where it has a fault.
  record jsonb,
  -- Under which id, once the import is confirmed.
  record_id uuid not null default gen_random_uuid(),
  primary key (import_id, number),
  constraint import_rows_right_or_faulty check ((record is null) = (faults <> '[]'))
);
create index import_rows_faulty on import_rows (import_id, number) where faults <> '[]';
create index import_rows_of_record on import_rows (record_id);
create index import_rows_said on import_rows (import_id) where cells <> '{}';

-- A look at a record stays on record when the record goes, as a change does. Nobody looks at what is not there.
alter table record_reads drop constraint record_reads_student_id_fkey;
create function refuse_look_at_nobody() returns trigger language plpgsql as $$
begin
  if new.student_id is not null and not exists (select from students where profile_id = new.student_id) then
    raise exception 'nobody looks at a student who is not there'
      using errcode = 'foreign_key_violation', constraint = 'record_reads_student_id_fkey';
  end if;
  return new;
end $$;
create trigger record_reads_of_somebody before insert on record_reads
  for each row execute function refuse_look_at_nobody();

-- An assignment that is taken back as if it had never been leaves no pupil, unless the two have met otherwise.
create function forget_pupil() returns trigger language plpgsql as $$
begin
  delete from pupils where tutor_id = old.tutor_id and student_id = old.student_id and sessions = 0
    and not exists (
      select from assignments a where a.tutor_id = old.tutor_id and a.student_id = old.student_id
    )
    and not exists (
      select from sessions s where s.tutor_id = old.tutor_id and s.student_id = old.student_id
    );
  return null;
end $$;
create trigger assignments_forgotten after delete on assignments for each row execute function forget_pupil();

-- Who came by an import and has done nothing can be removed. Every reference to a person is found by an index then, however
-- many records there are.
create index tutors_of_approver on tutors (approved_by) where approved_by is not null;
create index assignments_of_assigner on assignments (assigned_by);
create index assignments_of_ender on assignments (ended_by) where ended_by is not null;
create index guardians_of_profile on guardians (profile_id) where profile_id is not null;
create index sessions_of_maker on sessions (created_by);
create index sessions_of_canceller on sessions (cancelled_by) where cancelled_by is not null;
create index sessions_of_corrector on sessions (corrected_by) where corrected_by is not null;
create index session_joins_of_person on session_joins (profile_id);
create index session_requests_of_answerer on session_requests (answered_by) where answered_by is not null;
create index messages_of_tutor on messages (tutor_id) where tutor_id is not null;
create index messages_of_author on messages (author_id);
create index applications_of_owner on applications (owner_id) where owner_id is not null;
create index application_events_of_actor on application_events (actor_id) where actor_id is not null;
