-- The sign-in service. A person who can sign in has a profile of the same id.
create table auth_users (
  id uuid primary key references profiles (id),
  email text unique check (email = lower(email) and length(email) <= 255),
  phone text unique check (phone ~ '^[1-9][0-9]{1,14}$'),
  password_hash text,
  -- Whether it is the password of the sample accounts, which stands in the manual.
  has_known_password boolean not null default false,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index auth_users_newest on auth_users (created_at desc, id desc);

create table auth_identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  provider text not null check (provider in ('email', 'phone')),
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index auth_identities_of_user on auth_identities (user_id);

-- refresh_counter numbers the active refresh token; rotated_at[k] is when token (refresh_counter - k) was replaced.
create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  refresh_key bytea not null check (length(refresh_key) = 32),
  refresh_counter bigint not null default 0,
  rotated_at timestamptz[] not null default '{}',
  user_agent text check (length(user_agent) <= 500),
  ip inet,
  not_after timestamptz,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index auth_sessions_of_user on auth_sessions (user_id, refreshed_at desc);

-- The mailed link and the typed code are two independent secrets; only their hashes are kept. An invitation has no code.
-- What a sign-up asks for waits with the token of its mail and counts once that was opened: until then anybody may have
-- typed the address.
create table auth_one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  purpose text not null check (purpose in
    ('signup', 'invite', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  link_hash bytea not null unique,
  code_hash bytea check ((code_hash is null) = (purpose = 'invite')),
  failed_attempts integer not null default 0,
  password_hash text check (password_hash is null or purpose = 'signup'),
  has_known_password boolean not null default false,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index auth_one_time_tokens_by_email on auth_one_time_tokens (email, purpose);
