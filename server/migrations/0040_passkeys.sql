-- Passkeys, and the keys of second factors: the public half, which opens nothing by itself (R650).
create table auth_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  -- Of a second factor: it signs nobody in without the password.
  factor_id uuid references auth_factors (id) on delete cascade,
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 4096),
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  is_backed_up boolean not null default false,
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint auth_passkeys_credential unique (credential_id),
  constraint auth_passkeys_factor unique (factor_id)
);
create index auth_passkeys_of_user on auth_passkeys (user_id, created_at);

-- A counter that goes back is a copy's (R655).
create function refuse_lower_counter() returns trigger language plpgsql as $$
begin
  raise exception 'the counter of a passkey never goes back' using errcode = 'check_violation';
end
$$;
create trigger auth_passkeys_counter before update of counter on auth_passkeys
  for each row when (new.counter < old.counter) execute function refuse_lower_counter();

-- What an authenticator is to sign, once. Without an auth session it is somebody's who signs in, of whom nothing is known.
create table auth_passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  auth_session_id uuid references auth_sessions (id) on delete cascade,
  challenge bytea not null check (length(challenge) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index auth_passkey_challenges_expiry on auth_passkey_challenges (expires_at);
create index auth_passkey_challenges_of_auth_session on auth_passkey_challenges (auth_session_id)
  where auth_session_id is not null;

-- Beside the codes of an app, a key may be the second factor.
alter table auth_factors alter column secret drop not null;
alter table auth_factors drop constraint auth_factors_factor_type_check;
alter table auth_factors
  add constraint auth_factors_factor_type_check check (factor_type in ('totp', 'webauthn')),
  add constraint auth_factors_totp_secret check ((factor_type = 'totp') = (secret is not null));
alter table auth_challenges add column challenge bytea;

-- Signed in by a passkey, which proves two things at once: that somebody has it, and that it is they (R652).
alter table auth_sessions add column passkey_id uuid references auth_passkeys (id) on delete set null;
create index auth_sessions_of_passkey on auth_sessions (passkey_id) where passkey_id is not null;
alter table auth_sessions drop constraint auth_sessions_second_factor;
alter table auth_sessions add constraint auth_sessions_second_factor
  check (aal = 'aal1' or factor_id is not null or passkey_id is not null);

-- Once its factor or its passkey is gone, an auth session is again what it was without.
create or replace function lose_second_factor() returns trigger language plpgsql as $$
begin
  if new.factor_id is null and new.passkey_id is null then
    new.aal := 'aal1';
  end if;
  new.amr := (
    select coalesce(jsonb_agg(entry order by place), '[]')
    from jsonb_array_elements(new.amr) with ordinality as given (entry, place)
    where not (new.factor_id is null and entry ->> 'method' in ('totp', 'mfa/webauthn', 'recovery_code'))
      and not (new.passkey_id is null and entry ->> 'method' = 'passkey')
  );
  return new;
end
$$;
create trigger auth_sessions_passkey_gone before update of passkey_id on auth_sessions
  for each row when (old.passkey_id is not null and new.passkey_id is null) execute function lose_second_factor();
