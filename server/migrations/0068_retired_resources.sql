-- Offered to nobody any more; whoever has it open keeps it. Administrators find it and bring it back.
alter table resources add column retired_at timestamptz;

-- Each list walks an index of its own, without what is retired.
drop index
  resources_by_title,
  resources_of_type_by_title,
  resources_of_subject_by_title,
  resources_of_both_by_title,
  resources_newest,
  resources_of_type_newest,
  resources_of_subject_newest,
  resources_of_both_newest,
  resources_seen_by_title,
  resources_seen_of_type_by_title,
  resources_seen_of_subject_by_title,
  resources_seen_of_both_by_title,
  resources_seen_newest,
  resources_seen_of_type_newest,
  resources_seen_of_subject_newest,
  resources_seen_of_both_newest;
create index resources_by_title on resources (title, id)
  where removed_at is null and retired_at is null;
create index resources_of_type_by_title on resources (type, title, id)
  where removed_at is null and retired_at is null;
create index resources_of_subject_by_title on resources (subject, title, id)
  where removed_at is null and retired_at is null;
create index resources_of_both_by_title on resources (type, subject, title, id)
  where removed_at is null and retired_at is null;
create index resources_newest on resources (created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_of_type_newest on resources (type, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_of_subject_newest on resources (subject, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_of_both_newest on resources (type, subject, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_seen_by_title on resources (audience, title, id)
  where removed_at is null and retired_at is null;
create index resources_seen_of_type_by_title on resources (audience, type, title, id)
  where removed_at is null and retired_at is null;
create index resources_seen_of_subject_by_title on resources (audience, subject, title, id)
  where removed_at is null and retired_at is null;
create index resources_seen_of_both_by_title on resources (audience, type, subject, title, id)
  where removed_at is null and retired_at is null;
create index resources_seen_newest on resources (audience, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_seen_of_type_newest on resources (audience, type, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_seen_of_subject_newest on resources (audience, subject, created_at desc, id desc)
  where removed_at is null and retired_at is null;
create index resources_seen_of_both_newest on resources (audience, type, subject, created_at desc, id desc)
  where removed_at is null and retired_at is null;

-- What is retired, and what its owner keeps alone, for the administrators' lists of the newest.
create index resources_retired on resources (created_at desc, id desc)
  where removed_at is null and retired_at is not null;
create index resources_retired_of_type on resources (type, created_at desc, id desc)
  where removed_at is null and retired_at is not null;
create index resources_retired_of_subject on resources (subject, created_at desc, id desc)
  where removed_at is null and retired_at is not null;
create index resources_retired_of_both on resources (type, subject, created_at desc, id desc)
  where removed_at is null and retired_at is not null;
create index resources_private on resources (created_at desc, id desc)
  where removed_at is null and retired_at is null and not is_public;
create index resources_private_of_type on resources (type, created_at desc, id desc)
  where removed_at is null and retired_at is null and not is_public;
create index resources_private_of_subject on resources (subject, created_at desc, id desc)
  where removed_at is null and retired_at is null and not is_public;
create index resources_private_of_both on resources (type, subject, created_at desc, id desc)
  where removed_at is null and retired_at is null and not is_public;

-- The counts are of what is offered.
create or replace function recount_resource_totals() returns void language sql as $$
  delete from resource_totals;
  insert into resource_totals (audience, type, resources)
    select counted.audience, type, count(*)
    from resources, lateral (values (resources.audience), ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) as counted (audience)
    where removed_at is null and retired_at is null
    group by counted.audience, type;
$$;

-- Out of where it was counted, into where it is counted now: one statement, in one order for everybody, so that two
-- changes wait for one another instead of stopping one another.
create or replace function add_up_resource() returns trigger language plpgsql as $$
begin
  insert into resource_totals as total (audience, type, resources)
    select counted.audience, change.type, sum(n)
    from (values
      (old.audience, old.type, coalesce(old.removed_at, old.retired_at), -1),
      (new.audience, new.type, coalesce(new.removed_at, new.retired_at), 1)
    ) as change (audience, type, gone_at, n),
    lateral (values (change.audience), ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) as counted (audience)
    where change.type is not null and change.gone_at is null
    group by counted.audience, change.type
    having sum(n) <> 0
    order by counted.audience, change.type
    on conflict (audience, type) do update set resources = total.resources + excluded.resources;
  return null;
end $$;
drop trigger resources_totals on resources;
create trigger resources_totals after insert or delete or update of type, is_public, uploaded_by, removed_at, retired_at
  on resources for each row execute function add_up_resource();
