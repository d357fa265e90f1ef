-- What a sign-in is bound to, as a hash: a secret in a cookie of the browser it began in. Null where it began elsewhere, or
-- before there was such a thing.
alter table auth_sessions add column proof_hash bytea
  constraint auth_sessions_proof_hash check (octet_length(proof_hash) = 32);

-- What is bound stays bound, to the same browser.
create function refuse_other_proof() returns trigger language plpgsql as $$
begin
  raise exception 'an auth session keeps the proof it began with' using errcode = 'check_violation';
end $$;
create trigger auth_sessions_stay_bound before update of proof_hash on auth_sessions
  for each row when (old.proof_hash is distinct from new.proof_hash)
  execute function refuse_other_proof();

-- When its person last did something by it, a refresh not counted.
alter table auth_sessions add column acted_at timestamptz not null default now();
