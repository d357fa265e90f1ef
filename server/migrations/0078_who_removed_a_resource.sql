-- Whoever removed a resource can bring it back for a minute. Of those removed before nobody knows by whom.
alter table resources add column removed_by uuid references profiles (id);
alter table resources add constraint resources_removed_by check (removed_by is null or removed_at is not null);
create index resources_of_remover on resources (removed_by) where removed_by is not null;
