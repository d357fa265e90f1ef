-- Who of those who teach opens a resource, how often and when last: what nobody uses can be retired.
create table resource_uses (
  resource_id uuid not null references resources (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  opens integer not null check (opens > 0),
  last_at timestamptz not null,
  primary key (resource_id, profile_id)
);
create index resource_uses_latest on resource_uses (resource_id, last_at desc, profile_id desc);
create index resource_uses_of_person on resource_uses (profile_id);

-- How often and by how many, added up as it happens.
create table resource_use_totals (
  resource_id uuid primary key references resources (id) on delete cascade,
  opens integer not null,
  people integer not null
);

create function add_up_resource_use() returns trigger language plpgsql as $$
begin
  if new is null then
    -- The resource itself may be going, and its totals with it.
    update resource_use_totals set opens = opens - old.opens, people = people - 1 where resource_id = old.resource_id;
  else
    insert into resource_use_totals as total (resource_id, opens, people)
      values (new.resource_id, new.opens - coalesce(old.opens, 0), (old is null)::integer)
      on conflict (resource_id) do update
        set opens = total.opens + excluded.opens, people = total.people + excluded.people;
  end if;
  return null;
end $$;
create trigger resource_uses_totals after insert or delete or update of opens on resource_uses
  for each row execute function add_up_resource_use();

-- For rows that came without their triggers.
create function recount_resource_use_totals() returns void language sql as $$
  delete from resource_use_totals;
  insert into resource_use_totals (resource_id, opens, people)
    select resource_id, sum(opens), count(*) from resource_uses group by resource_id;
$$;
