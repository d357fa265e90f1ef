-- One academy per installation: one row.
create table settings (
  id integer primary key default 1 check (id = 1),
  site_name text not null default 'Bayan Academy' check (length(site_name) between 1 and 120),
  site_name_ar text not null default 'أكاديمية بيان' check (length(site_name_ar) between 1 and 120),
  contact_email text not null default '' check (length(contact_email) <= 255),
  contact_phone text check (contact_phone ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp_number text check (whatsapp_number ~ '^\+[1-9][0-9]{6,14}$'),
  -- [{"weekday": 1..7 (Monday first), "opens": "08:00", "closes": "20:00"}], in the zone below
  business_hours jsonb not null default '[]' check (jsonb_typeof(business_hours) = 'array'),
  timezone text not null default 'Asia/Riyadh' check (length(timezone) between 1 and 64),
  max_session_duration integer not null default 120 check (max_session_duration in (30, 45, 60, 90, 120)),
  default_hourly_rate numeric(12, 3) not null default 40 check (default_hourly_rate >= 0),
  currency text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  allow_resource_downloads boolean not null default true,
  require_approval_for_new_tutors boolean not null default true,
  email_notifications boolean not null default true,
  launched boolean not null default false,
  student_form_url text check (student_form_url ~ '^https://' and length(student_form_url) <= 2000),
  tutor_form_url text check (tutor_form_url ~ '^https://' and length(tutor_form_url) <= 2000),
  enquiry_form_url text check (enquiry_form_url ~ '^https://' and length(enquiry_form_url) <= 2000),
  geolocation_url text not null default '/api/geo' check (length(geolocation_url) between 1 and 2000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create trigger settings_version before update on settings for each row execute function next_version();
insert into settings default values;
create trigger settings_stay before delete or truncate on settings
  for each statement execute function refuse_change();

create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid references profiles (id),
  action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  noun text not null,
  target_id uuid,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_log_of_target on audit_log (target_id, id desc);
create index audit_log_of_actor on audit_log (actor_id, id desc);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Who looked at a child's record.
create table record_reads (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  reader_id uuid not null references profiles (id),
  student_id uuid not null references students (profile_id),
  what text not null check (length(what) between 1 and 60),
  request_id text
);
create index record_reads_of_student on record_reads (student_id, id desc);
create index record_reads_of_reader on record_reads (reader_id, id desc);
create trigger record_reads_append_only before update or delete or truncate on record_reads
  for each statement execute function refuse_change();

-- The first answer to a create, given again to a retry with the same key.
create table idempotency_keys (
  actor_id uuid not null references profiles (id),
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status integer,
  -- json, not jsonb: a retry gets the very same text.
  body json,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- Given when it is first claimed, and the same on every attempt after that.
  message_id text check (length(message_id) between 3 and 400),
  kind text not null check (kind ~ '^[a-z-]+$'),
  to_address text not null check (length(to_address) between 3 and 320 and to_address !~ '[[:cntrl:]]'),
  language text not null check (language in ('en', 'ar')),
  -- Links and codes are kept only for as long as they are needed.
  data jsonb not null default '{}' check (status = 'waiting' or data = '{}'),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  -- A worker that dies keeps a mail only until here, by the database's clock.
  claimed_until timestamptz,
  sent_at timestamptz check ((status = 'sent') = (sent_at is not null)),
  last_error text,
  created_at timestamptz not null
);
create index mail_outbox_due on mail_outbox (next_attempt_at, id) where status = 'waiting';
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);
create index mail_outbox_newest_of_status on mail_outbox (status, created_at desc, id desc);
