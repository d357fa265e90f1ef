-- That the family has said they will be there. It counts for the start it was said about.
alter table sessions add column confirmed_at timestamptz,
  add constraint sessions_confirmed check (confirmed_at is null or status <> 'cancelled');
create function void_confirmation() returns trigger language plpgsql as $$
begin
  new.confirmed_at := null;
  return new;
end $$;
create trigger sessions_confirmation before update of starts_at, status on sessions for each row
  when (old.confirmed_at is not null and (old.starts_at <> new.starts_at or new.status = 'cancelled'))
  execute function void_confirmation();

-- What a family is to be reminded of. Each is planned by the change that makes or moves the lesson or the homework, in
-- the database itself, so that no way to make or move one can forget it; a planner turns it into mails when it is due.
create table reminders (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lesson-day', 'lesson-hour', 'homework-day')),
  session_id uuid references sessions (id) on delete cascade,
  homework_id uuid references homework (id) on delete cascade,
  -- When the lesson begins, or the homework is due.
  moment timestamptz not null,
  due_at timestamptz not null,
  -- 'skipped': nobody was to be told, or it was too late to help.
  status text not null default 'planned' check (status in ('planned', 'queued', 'skipped', 'withdrawn')),
  constraint reminders_of_one check (
    (kind = 'homework-day') = (homework_id is not null) and (kind = 'homework-day') = (session_id is null)
  ),
  constraint reminders_ahead check (due_at < moment)
);
-- No lesson has two of a kind: what a change makes wrong is withdrawn before the next is planned.
create unique index reminders_of_session on reminders (session_id, kind) where status <> 'withdrawn';
create unique index reminders_of_homework on reminders (homework_id, kind) where status <> 'withdrawn';
create index reminders_due on reminders (due_at, id) where status = 'planned';
create index reminders_by_age on reminders (moment);

-- When somebody last looked at all that was due: by it what came due while nobody looked is told from what was planned
-- too late. Whoever looks holds the row, so that one process does at a time.
create table reminder_watch (
  id integer primary key default 1 check (id = 1),
  looked_at timestamptz
);
insert into reminder_watch default values;

create table reminder_settings (
  student_id uuid primary key references students (profile_id),
  lesson_day boolean not null,
  lesson_hour boolean not null,
  homework_day boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger reminder_settings_version before update on reminder_settings
  for each row execute function next_version();

-- A mail that must not go out any more, and until when one is of use where its kind alone does not say so.
alter table mail_outbox drop constraint mail_outbox_status_check,
  add constraint mail_outbox_status_check check (status in ('waiting', 'sent', 'failed', 'withdrawn')),
  add column reminder_id uuid references reminders (id) on delete set null,
  add column expires_at timestamptz;
-- Nobody gets a reminder twice.
create unique index mail_outbox_of_reminder on mail_outbox (reminder_id, to_address) where reminder_id is not null;

-- The links of a reminder work once each.
create table lesson_replies (
  reminder_id uuid not null references reminders (id) on delete cascade,
  reader text not null check (reader in ('student', 'parent')),
  answer text not null check (answer in ('confirm', 'move')),
  replied_at timestamptz not null,
  primary key (reminder_id, reader, answer)
);

create function plan_lesson_reminders(lesson uuid, starts_at timestamptz) returns void language sql as $$
  insert into reminders (kind, session_id, moment, due_at)
    select kind, lesson, starts_at, starts_at - before
    from (values ('lesson-day', interval '24 hours'), ('lesson-hour', interval '1 hour')) as planned (kind, before);
$$;

create function plan_homework_reminder(task uuid, due timestamptz) returns void language sql as $$
  insert into reminders (kind, homework_id, moment, due_at)
    values ('homework-day', task, due, due - interval '24 hours');
$$;

-- A statement of its own: whoever was turning the reminder into mails is waited for, and their mails are seen only then.
create function withdraw_reminder_mails(withdrawn uuid[]) returns void language sql as $$
  update mail_outbox set status = 'withdrawn', data = '{}', claimed_until = null
    where reminder_id = any(withdrawn) and status = 'waiting';
$$;

create function plan_new_lesson() returns trigger language plpgsql as $$
begin
  perform plan_lesson_reminders(new.id, new.starts_at);
  return null;
end $$;
create trigger sessions_reminders_new after insert on sessions for each row
  when (new.status = 'scheduled') execute function plan_new_lesson();

create function plan_changed_lesson() returns trigger language plpgsql as $$
declare
  wrong uuid[];
begin
  with found as (
    update reminders set status = 'withdrawn' where session_id = new.id and status <> 'withdrawn' returning id
  ) select array_agg(id) into wrong from found;
  perform withdraw_reminder_mails(wrong);
  if new.status = 'scheduled' then perform plan_lesson_reminders(new.id, new.starts_at); end if;
  return null;
end $$;
create trigger sessions_reminders after update of starts_at, status on sessions for each row
  when (old.starts_at <> new.starts_at or old.status <> new.status) execute function plan_changed_lesson();

create function plan_new_homework() returns trigger language plpgsql as $$
begin
  perform plan_homework_reminder(new.id, new.due_at);
  return null;
end $$;
create trigger homework_reminders_new after insert on homework for each row
  when (new.status <> 'completed') execute function plan_new_homework();

create function plan_changed_homework() returns trigger language plpgsql as $$
declare
  wrong uuid[];
begin
  with found as (
    update reminders set status = 'withdrawn' where homework_id = new.id and status <> 'withdrawn' returning id
  ) select array_agg(id) into wrong from found;
  perform withdraw_reminder_mails(wrong);
  if new.status <> 'completed' then perform plan_homework_reminder(new.id, new.due_at); end if;
  return null;
end $$;
create trigger homework_reminders after update of due_at, status on homework for each row
  when (old.due_at <> new.due_at or (old.status = 'completed') <> (new.status = 'completed'))
  execute function plan_changed_homework();

-- For rows that came without their triggers: those from before these tables, and those of a load.
create function plan_missing_reminders() returns void language sql as $$
  select plan_lesson_reminders(id, starts_at) from sessions
    where status = 'scheduled' and starts_at > now() and not exists (select from reminders where session_id = sessions.id);
  select plan_homework_reminder(id, due_at) from homework
    where status <> 'completed' and due_at > now() and not exists (select from reminders where homework_id = homework.id);
$$;
select plan_missing_reminders();
