-- Export and erasure of a person's data by an owner (R841-R851).
alter table profiles add column erased_at timestamptz;
-- When the person last showed that the sign-in is still theirs, beside the sign-in itself (R841).
alter table auth_sessions add column proved_at timestamptz;

create table exports (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references profiles (id),
  asked_by uuid not null references profiles (id),
  language text not null check (language in ('en', 'ar')),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'expired')),
  file_id uuid references files (id) on delete set null,
  ready_at timestamptz,
  expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exports_ready check (
    (file_id is null or status = 'ready') and (status = 'waiting') = (ready_at is null)
    and (ready_at is null) = (expires_at is null) and expires_at > ready_at)
);
create trigger exports_version before update on exports for each row execute function next_version();
create index exports_newest on exports (created_at desc, id desc);
create index exports_of_person on exports (person_id, created_at);
create index exports_of_asker on exports (asked_by);
create index exports_waiting on exports (created_at) where status = 'waiting';
create index exports_over on exports (expires_at) where status = 'ready';
create unique index exports_file on exports (file_id) where file_id is not null;

create table erasures (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references profiles (id),
  -- Nobody where it is repeated after a restore and who asked is not there.
  asked_by uuid references profiles (id),
  -- It is running only inside the transaction that erases.
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'withdrawn')),
  runs_at timestamptz not null,
  done_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint erasures_done check ((status = 'done') = (done_at is not null)),
  constraint erasures_withdrawn check (
    (status = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by is null)),
  constraint erasures_not_at_once check (runs_at >= created_at)
);
create trigger erasures_version before update on erasures for each row execute function next_version();
create unique index erasures_once on erasures (person_id) where status <> 'withdrawn';
create index erasures_newest on erasures (created_at desc, id desc);
create index erasures_of_asker on erasures (asked_by);
create index erasures_withdrawn_by on erasures (withdrawn_by) where withdrawn_by is not null;
create index erasures_due on erasures (runs_at) where status = 'waiting';

-- What is done stays done, or the words would be asked for again.
create function keep_erasure() returns trigger language plpgsql as $$
begin
  if old.status in ('done', 'withdrawn') or new.person_id <> old.person_id then
    raise exception 'an erasure that is over stays as it is'
      using errcode = 'check_violation', constraint = 'erasures_over';
  end if;
  return new;
end $$;
create trigger erasures_over before update on erasures for each row execute function keep_erasure();

-- Whether this transaction erases somebody: it names the erasure, which is running.
create function running_erasure() returns uuid language sql stable as $$
  select id from erasures where status = 'running' and id = nullif(current_setting('bayan.erasure', true), '')::uuid
$$;

-- Messages and the audit log stay append-only. A running erasure may replace the words, and nothing else (R847).
create function refuse_more_than_redaction() returns trigger language plpgsql as $$
declare
  words constant text[] := array['text', 'before', 'after'];
  stone constant jsonb := jsonb_build_object('erased', running_erasure());
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := to_jsonb(new);
begin
  if was - words <> becomes - words
    or exists (
      select from unnest(words) word
      where becomes -> word is distinct from was -> word
        and becomes -> word is distinct from stone
        and becomes ->> word is distinct from 'erased ' || running_erasure()
    ) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

drop trigger messages_append_only on messages;
create trigger messages_append_only before delete or truncate on messages
  for each statement execute function refuse_change();
create trigger messages_unchanged before update on messages
  for each statement when (running_erasure() is null) execute function refuse_change();
create trigger messages_redacted before update on messages
  for each row execute function refuse_more_than_redaction();

drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_unchanged before update on audit_log
  for each statement when (running_erasure() is null) execute function refuse_change();
create trigger audit_log_redacted before update on audit_log
  for each row execute function refuse_more_than_redaction();

-- A request that is closed, and work that is graded, lose their words too.
drop trigger session_requests_once on session_requests;
create trigger session_requests_once before update on session_requests
  for each row when (running_erasure() is null) execute function refuse_closed_request();
drop trigger homework_transition on homework;
create trigger homework_transition before update of status, submission_url, submitted_at on homework
  for each row when (running_erasure() is null) execute function refuse_homework_jump();

-- What is looked up by the person whose data it is.
create index mail_outbox_to on mail_outbox (to_address);
create index guardians_of_address on guardians (email) where email is not null;

-- A picture goes with its file.
alter table profiles drop constraint profiles_picture_file_id_fkey,
  add constraint profiles_picture_file_id_fkey foreign key (picture_file_id) references files (id) on delete set null;

-- A document of a check goes with its file too.
alter table vetting_documents drop constraint vetting_documents_file_id_fkey,
  add constraint vetting_documents_file_id_fkey foreign key (file_id) references files (id) on delete cascade;
