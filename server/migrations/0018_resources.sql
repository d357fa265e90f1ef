-- Who sees a resource: everybody who teaches (no one's id), or its owner alone. Administrators see all.
alter table resources add column audience uuid not null generated always as (
  case when is_public then '00000000-0000-0000-0000-000000000000'::uuid else uploaded_by end
) stored;
-- Out of every list and link at once; the row and its file are erased 30 days later.
alter table resources add column removed_at timestamptz;
create index resources_removed on resources (removed_at) where removed_at is not null;
create index resources_of_owner on resources (uploaded_by);

-- Each list walks an index of its own, whatever it is filtered by: a tutor's for each of her two audiences, and the
-- administrators' over all.
drop index resources_newest, resources_by_title, resources_by_owner;
create index resources_by_title on resources (title, id) where removed_at is null;
create index resources_of_type_by_title on resources (type, title, id) where removed_at is null;
create index resources_of_subject_by_title on resources (subject, title, id) where removed_at is null;
create index resources_of_both_by_title on resources (type, subject, title, id) where removed_at is null;
create index resources_newest on resources (created_at desc, id desc) where removed_at is null;
create index resources_of_type_newest on resources (type, created_at desc, id desc) where removed_at is null;
create index resources_of_subject_newest on resources (subject, created_at desc, id desc) where removed_at is null;
create index resources_of_both_newest on resources (type, subject, created_at desc, id desc) where removed_at is null;
create index resources_seen_by_title on resources (audience, title, id) where removed_at is null;
create index resources_seen_of_type_by_title on resources (audience, type, title, id) where removed_at is null;
create index resources_seen_of_subject_by_title on resources (audience, subject, title, id) where removed_at is null;
create index resources_seen_of_both_by_title on resources (audience, type, subject, title, id) where removed_at is null;
create index resources_seen_newest on resources (audience, created_at desc, id desc) where removed_at is null;
create index resources_seen_of_type_newest on resources (audience, type, created_at desc, id desc) where removed_at is null;
create index resources_seen_of_subject_newest on resources (audience, subject, created_at desc, id desc) where removed_at is null;
create index resources_seen_of_both_newest on resources (audience, type, subject, created_at desc, id desc)
  where removed_at is null;

-- How many there are, added up as it happens: for each audience, and (the last id there is) in all.
create table resource_totals (
  audience uuid not null,
  type text not null check (type in ('document', 'video', 'worksheet', 'link')),
  resources integer not null,
  primary key (audience, type)
);

-- For rows that came without their triggers: those from before this table, and those of a load.
create function recount_resource_totals() returns void language sql as $$
  delete from resource_totals;
  insert into resource_totals (audience, type, resources)
    select counted.audience, type, count(*)
    from resources, lateral (values (resources.audience), ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) as counted (audience)
    where removed_at is null
    group by counted.audience, type;
$$;

-- Out of where it was counted, into where it is counted now: one statement, in one order for everybody, so that two
-- changes wait for one another instead of stopping one another.
create function add_up_resource() returns trigger language plpgsql as $$
begin
  insert into resource_totals as total (audience, type, resources)
    select counted.audience, change.type, sum(n)
    from (values
      (old.audience, old.type, old.removed_at, -1),
      (new.audience, new.type, new.removed_at, 1)
    ) as change (audience, type, removed_at, n),
    lateral (values (change.audience), ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) as counted (audience)
    where change.type is not null and change.removed_at is null
    group by counted.audience, change.type
    having sum(n) <> 0
    order by counted.audience, change.type
    on conflict (audience, type) do update set resources = total.resources + excluded.resources;
  return null;
end $$;
create trigger resources_totals after insert or delete or update of type, is_public, uploaded_by, removed_at
  on resources for each row execute function add_up_resource();

select recount_resource_totals();

-- What nothing has claimed is looked for by its age, whoever sent it.
create index files_by_age on files (created_at);
drop index files_of_applications_by_age;
