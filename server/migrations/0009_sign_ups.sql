-- The last sign-up for an address, whoever has it: a sign-in with its password is answered from here, so that nobody
-- learns by the two whether there is an account. Of the address a hash is kept; without a password where two differed.
create table auth_sign_ups (
  address_hash bytea primary key check (length(address_hash) = 32),
  password_hash text,
  asked_at timestamptz not null
);
create index auth_sign_ups_age on auth_sign_ups (asked_at);
insert into auth_sign_ups (address_hash, password_hash, asked_at)
  select sha256(convert_to(email, 'UTF8')), password_hash, created_at from auth_one_time_tokens
  where purpose = 'signup' and password_hash is not null;
