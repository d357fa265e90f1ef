-- What the academy has checked of a tutor (R980): one row for each kind of check that somebody has begun.
create table vetting_checks (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id) on delete cascade,
  kind text not null check (kind in ('identity', 'nationality', 'right-to-work', 'dbs', 'reference-1', 'reference-2',
    'safeguarding', 'degree', 'teaching', 'experience', 'culture', 'internet', 'communication')),
  state text not null check (state in ('open', 'confirmed', 'refused')),
  variant text,
  expires_on date,
  note text not null default '' check (length(note) <= 1000),
  checked_by uuid references profiles (id),
  checked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vetting_checks_once unique (tutor_id, kind),
  constraint vetting_checks_decided check (
    (checked_at is null) = (state = 'open') and (checked_by is null) = (checked_at is null)
  ),
  constraint vetting_checks_expiry check (expires_on is null or state = 'confirmed'),
  constraint vetting_checks_variant check (
    case kind
      when 'dbs' then coalesce(variant in ('dbs', 'icpc'), state <> 'confirmed')
      when 'teaching' then
        coalesce(variant in ('celta', 'tefl', 'certtesol', 'delta', 'pgce', 'other'), state <> 'confirmed')
      else variant is null
    end
  )
);
create trigger vetting_checks_version before update on vetting_checks for each row execute function next_version();
-- What ends first comes first, whoever's it is; and what of one tutor ends.
create index vetting_checks_expiring on vetting_checks (expires_on, id) where expires_on is not null;
create index vetting_checks_ending on vetting_checks (tutor_id, expires_on) where expires_on is not null;
create index vetting_checks_of_checker on vetting_checks (checked_by) where checked_by is not null;

-- A document belongs to one check. One that came with an application is a file of the application too.
create table vetting_documents (
  file_id uuid primary key references files (id),
  check_id uuid not null references vetting_checks (id) on delete cascade,
  position smallint not null check (position between 1 and 10),
  constraint vetting_documents_place unique (check_id, position)
);

-- Every change of a check as it was then. Nobody changes what is written here.
create table vetting_events (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id) on delete cascade,
  kind text not null,
  state text not null check (state in ('open', 'confirmed', 'refused')),
  variant text,
  expires_on date,
  note text not null,
  documents text[] not null,
  actor_id uuid not null references profiles (id),
  at timestamptz not null
);
create index vetting_events_newest on vetting_events (tutor_id, at desc, id desc);
create index vetting_events_of_actor on vetting_events (actor_id);
create trigger vetting_events_unchanged before update on vetting_events
  for each statement execute function refuse_change();

-- Who opened a tutor's document.
alter table record_reads add column tutor_id uuid references tutors (profile_id);
alter table record_reads drop constraint record_reads_whose;
alter table record_reads add constraint record_reads_whose
  check (num_nonnulls(student_id, application_id, tutor_id) = 1);
create index record_reads_of_tutor on record_reads (tutor_id, id desc) where tutor_id is not null;

-- Nothing is put into a tutor's diary after the last day of a mandatory check (R983). What was there before it expired
-- stays until somebody gives it to another tutor. The documents are British: the day ends by London's clock.
create function refuse_lesson_after_expiry() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' or new.tutor_id <> old.tutor_id or new.starts_at <> old.starts_at)
    and new.status in ('scheduled', 'in-progress') and new.tutor_left_at is null
    and exists (
      select from vetting_checks
      where tutor_id = new.tutor_id and expires_on < (new.starts_at at time zone 'Europe/London')::date
        and state = 'confirmed'
        and kind in ('identity', 'right-to-work', 'dbs', 'reference-1', 'reference-2', 'safeguarding')
    )
  then
    raise exception 'a mandatory check of the tutor has expired by then'
      using errcode = 'check_violation', constraint = 'sessions_tutor_checked';
  end if;
  return new;
end $$;
create trigger sessions_tutor_checked before insert or update of tutor_id, starts_at on sessions
  for each row execute function refuse_lesson_after_expiry();
