alter table auth_users add column magic_link_sent_at timestamptz;

-- A token that was asked for with a PKCE challenge signs in only who knows its verifier. An invitation may have a code.
alter table auth_one_time_tokens
  add column code_challenge text check (length(code_challenge) between 43 and 128),
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add constraint auth_one_time_tokens_challenge check ((code_challenge is null) = (code_challenge_method is null));
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_check;
alter table auth_one_time_tokens
  add constraint auth_one_time_tokens_code check (code_hash is not null or purpose = 'invite');

-- What a link with a challenge is exchanged for; the verifier turns it into an auth session.
create table auth_flow_codes (
  code_hash bytea primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  method text not null check (method in ('email/signup', 'invite', 'recovery', 'magiclink', 'email_change')),
  code_challenge text not null check (length(code_challenge) between 43 and 128),
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index auth_flow_codes_of_user on auth_flow_codes (user_id);
create index auth_flow_codes_expiry on auth_flow_codes (expires_at);

-- last_used_step is the 30-second step of the last code taken: the same code is good once.
create table auth_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  factor_type text not null check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret bytea not null check (length(secret) >= 20),
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint auth_factors_name unique (user_id, friendly_name)
);
create index auth_factors_unverified on auth_factors (created_at) where status = 'unverified';

create table auth_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth_factors (id) on delete cascade,
  ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index auth_challenges_of_factor on auth_challenges (factor_id);
create index auth_challenges_expiry on auth_challenges (expires_at);

alter table auth_sessions add column factor_id uuid references auth_factors (id) on delete set null;
create index auth_sessions_of_factor on auth_sessions (factor_id) where factor_id is not null;
alter table auth_sessions
  add constraint auth_sessions_second_factor check (aal = 'aal1' or factor_id is not null);

-- Once its factor is gone, an auth session is again what it was before one was given.
create function lose_second_factor() returns trigger language plpgsql as $$
begin
  new.aal := 'aal1';
  new.amr := (
    select coalesce(jsonb_agg(entry order by place), '[]')
    from jsonb_array_elements(new.amr) with ordinality as given (entry, place)
    where entry ->> 'method' <> 'totp'
  );
  return new;
end
$$;
create trigger auth_sessions_factor_gone before update of factor_id on auth_sessions
  for each row when (old.factor_id is not null and new.factor_id is null) execute function lose_second_factor();

-- When each counted attempt of somebody or of an address happened, as far as it still matters.
create table auth_limits (
  key bytea primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index auth_limits_expiry on auth_limits (expires_at);

-- Browsers in which a person has signed in: strangers who guess elsewhere do not shut them out there.
create table auth_browsers (
  user_id uuid not null references auth_users (id) on delete cascade,
  browser_hash bytea not null check (length(browser_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index auth_browsers_by_use on auth_browsers (last_used_at);
