-- What an admin may do. Whoever was an admin before there were rights keeps all of it.
alter table profiles
  add column rights text[] not null default '{}' check (rights <@ array['owner', 'operations', 'safeguarding']);
alter table profiles disable trigger profiles_version;
update profiles set rights = array['owner', 'operations', 'safeguarding'] where role = 'admin';
alter table profiles enable trigger profiles_version;

-- Only an admin has rights: they go with the role, whoever takes it.
create function drop_rights_with_role() returns trigger language plpgsql as $$
begin
  new.rights := '{}';
  return new;
end $$;
create trigger profiles_rights_with_role before insert or update of role, rights on profiles
  for each row when (new.role is distinct from 'admin' and new.rights <> '{}')
  execute function drop_rights_with_role();

create index profiles_owners on profiles (id) where role = 'admin' and is_active and 'owner' = any (rights);

-- The academy keeps an active owner. Whoever takes one away waits here for whoever does so at the same moment, and looks
-- only then: each sees what the other has done.
create function keep_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7240119);
  if not exists (select from profiles where role = 'admin' and is_active and 'owner' = any (rights)) then
    raise exception 'the academy keeps an active owner' using errcode = 'check_violation', constraint = 'profiles_last_owner';
  end if;
  return null;
end $$;
create trigger profiles_last_owner after update of role, is_active, rights on profiles
  for each row when (
    old.role = 'admin' and old.is_active and 'owner' = any (old.rights)
    and not (new.role is not distinct from 'admin' and new.is_active and 'owner' = any (new.rights)))
  execute function keep_last_owner();
create trigger profiles_last_owner_stays after delete on profiles
  for each row when (old.role = 'admin' and old.is_active and 'owner' = any (old.rights))
  execute function keep_last_owner();
