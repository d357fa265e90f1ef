-- What somebody is told when others change a lesson or homework of theirs: kept under the bell, whatever becomes of mails.
create table notices (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'homework-set', 'homework-graded')),
  -- Which change it tells of. Nobody is told twice, whatever runs twice (R527).
  key text not null check (length(key) between 1 and 200),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- The lesson or the homework.
  about text not null check (about ~ '^(sessions|homework):[0-9a-f-]{36}$'),
  -- Since when something newer is told about the same.
  outdated_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null,
  constraint notices_in_order check (outdated_at >= created_at and read_at >= created_at),
  constraint notices_once unique (profile_id, kind, key)
);
create index notices_newest on notices (profile_id, created_at desc, id desc);
create index notices_unread on notices (profile_id) where read_at is null and outdated_at is null;
create index notices_standing on notices (about) where outdated_at is null;
create index notices_by_age on notices (created_at);

-- What a mail is about: the next change to the same takes it back while it waits.
alter table mail_outbox add column about text check (about ~ '^(sessions|homework):[0-9a-f-]{36}$');
create index mail_outbox_waiting_about on mail_outbox (about) where status = 'waiting' and about is not null;

-- Whose mails each can be turned off, of a tutor and of a student's family; moves and cancellations cannot.
create table notice_settings (
  profile_id uuid primary key references profiles (id) on delete cascade,
  lesson_made boolean not null,
  lesson_tutor boolean not null,
  homework_set boolean not null,
  homework_graded boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger notice_settings_version before update on notice_settings
  for each row execute function next_version();

-- One reader of a family can stop these for themselves, as they can stop reminders.
alter table reminder_stops drop constraint reminder_stops_kind_check,
  add constraint reminder_stops_kind_check check (kind in ('lesson-day', 'lesson-hour', 'homework-day',
    'lesson-made', 'lesson-tutor', 'homework-set', 'homework-graded'));
