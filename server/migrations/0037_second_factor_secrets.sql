-- Which key outside the database a secret is encrypted with. Null: it was stored before there was one, and the running
-- application seals it.
alter table auth_factors add column secret_key_id text check (length(secret_key_id) = 16);
-- A nonce of 12 bytes and a tag of 16 stand around it.
alter table auth_factors
  add constraint auth_factors_sealed check (secret_key_id is null or length(secret) >= 48);
create index auth_factors_by_key on auth_factors (secret_key_id);
