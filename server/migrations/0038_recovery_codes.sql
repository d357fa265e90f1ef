-- What opens an account beside the password where the phone is lost: each works once and is then gone. Of a code there is
-- only a hash, made with a key outside the database, whose id stands beside it.
create table auth_recovery_codes (
  user_id uuid not null references auth_users (id) on delete cascade,
  position smallint not null check (position between 1 and 10),
  code_hash bytea not null check (length(code_hash) = 32),
  key_id text not null check (length(key_id) = 16),
  created_at timestamptz not null,
  primary key (user_id, position),
  constraint auth_recovery_codes_hash unique (user_id, code_hash)
);

-- They stand for a second factor: with the last one they are gone.
create function drop_recovery_codes() returns trigger language plpgsql as $$
begin
  delete from auth_recovery_codes
  where user_id = old.user_id
    and not exists (select from auth_factors where user_id = old.user_id and status = 'verified');
  return null;
end
$$;
create trigger auth_factors_last_gone after delete on auth_factors
  for each row when (old.status = 'verified') execute function drop_recovery_codes();

-- Once its factor is gone, an auth session is again what it was before one was given, or a code in its place.
create or replace function lose_second_factor() returns trigger language plpgsql as $$
begin
  new.aal := 'aal1';
  new.amr := (
    select coalesce(jsonb_agg(entry order by place), '[]')
    from jsonb_array_elements(new.amr) with ordinality as given (entry, place)
    where entry ->> 'method' not in ('totp', 'recovery_code')
  );
  return new;
end
$$;
