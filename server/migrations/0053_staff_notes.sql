-- What the staff write for each other, about one person, lesson or application or about none. Nobody else reads it.
create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  text text not null check (length(text) between 1 and 5000),
  colour text not null default 'none' check (colour in ('none', 'red', 'gold', 'green', 'teal')),
  is_pinned boolean not null default false,
  author_id uuid not null references profiles (id),
  -- Who wrote the text as it stands, where that is not the author.
  edited_by uuid references profiles (id),
  person_id uuid references profiles (id) on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  application_id uuid references applications (id) on delete cascade,
  search text not null generated always as (search_fold(text)) stored,
  -- Out of every list at once; the row is erased 30 days later.
  removed_at timestamptz,
  removed_by uuid references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint staff_notes_about_one check (num_nonnulls(person_id, session_id, application_id) <= 1),
  constraint staff_notes_removed_by check ((removed_at is null) = (removed_by is null))
);
create trigger staff_notes_version before update on staff_notes for each row execute function next_version();

-- Each list walks an index of its own. Those of a person, a lesson and an application also serve its deletion.
create index staff_notes_newest on staff_notes (is_pinned desc, created_at desc, id desc) where removed_at is null;
create index staff_notes_of_colour on staff_notes (colour, is_pinned desc, created_at desc, id desc)
  where removed_at is null;
create index staff_notes_of_person on staff_notes (person_id, is_pinned desc, created_at desc, id desc)
  where person_id is not null;
create index staff_notes_of_session on staff_notes (session_id, is_pinned desc, created_at desc, id desc)
  where session_id is not null;
create index staff_notes_of_application on staff_notes (application_id, is_pinned desc, created_at desc, id desc)
  where application_id is not null;
create index staff_notes_search on staff_notes using gin (search gin_trgm_ops);
create index staff_notes_removed on staff_notes (removed_at) where removed_at is not null;
create index staff_notes_of_author on staff_notes (author_id);
create index staff_notes_of_editor on staff_notes (edited_by) where edited_by is not null;
create index staff_notes_of_remover on staff_notes (removed_by) where removed_by is not null;

-- Which colleagues a note mentions. When it was written is kept here too, so that one person's list walks an index.
create table staff_note_mentions (
  note_id uuid not null references staff_notes (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (note_id, profile_id)
);
create index staff_note_mentions_newest on staff_note_mentions (profile_id, created_at desc, note_id desc);

-- A mention tells somebody of the note: never anybody who may not read it.
create function refuse_mention_of_others() returns trigger language plpgsql as $$
begin
  if not exists (select from profiles where id = new.profile_id and role = 'admin') then
    raise exception 'a note of the staff mentions an admin'
      using errcode = 'check_violation', constraint = 'staff_note_mentions_admin';
  end if;
  return new;
end $$;
create trigger staff_note_mentions_admin before insert or update on staff_note_mentions
  for each row execute function refuse_mention_of_others();

-- A mention is told under the bell.
alter table notices drop constraint notices_kind_check, drop constraint notices_about_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'homework-set', 'homework-graded', 'note-mention')),
  add constraint notices_about_check check (about ~ '^(sessions|homework|staff-notes):[0-9a-f-]{36}$');
