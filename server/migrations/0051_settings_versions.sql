-- Every state that the settings have had, who made it and when (R900). The database keeps them itself: there is no way to
-- change the settings without one.
create table settings_versions (
  id uuid primary key default gen_random_uuid(),
  version integer not null unique,
  at timestamptz not null,
  -- Null where no admin did it: the samples, a command on the machine, the version that the store began with.
  actor_id uuid references profiles (id),
  -- The version that was brought back.
  restored_from integer references settings_versions (version),
  -- Every setting by the name that the API gives it.
  settings jsonb not null check (jsonb_typeof(settings) = 'object')
);
create trigger settings_versions_append_only before update or delete or truncate on settings_versions
  for each statement execute function refuse_change();

create function keep_settings_version() returns trigger language plpgsql as $$
begin
  insert into settings_versions (version, at, actor_id, restored_from, settings)
  select new.version, new.updated_at,
    -- Whoever changes the settings says so for its transaction.
    nullif(current_setting('bayan.settings_actor', true), '')::uuid,
    nullif(current_setting('bayan.settings_restored_from', true), '')::integer,
    -- `siteNameAr` of `site_name_ar`
    jsonb_object_agg(lower(left(name, 1)) || substr(name, 2), value)
  from (
    select replace(initcap(replace(key, '_', ' ')), ' ', '') as name, value from jsonb_each(to_jsonb(new))
    where key not in ('id', 'version', 'updated_at')
  ) as named;
  return null;
end $$;
create trigger settings_keep_version after insert or update on settings
  for each row execute function keep_settings_version();

-- What the audit log knows of earlier versions; the oldest is the state before its first line.
insert into settings_versions (version, at, actor_id, settings)
select distinct on (version) version, at, actor_id, state - 'id' - 'version' - 'updatedAt'
from (
  select (after ->> 'version')::integer as version, at, actor_id, after as state, 1 as source, id
  from audit_log where action = 'settings.changed'
  union all
  select (before ->> 'version')::integer, (before ->> 'updatedAt')::timestamptz, null, before, 2, id
  from audit_log where action = 'settings.changed'
) as lines
where version < (select settings.version from settings)
order by version, source, id;
insert into settings_versions (version, at, actor_id, settings)
select version, updated_at,
  (select actor_id from audit_log
   where action = 'settings.changed' and (after ->> 'version')::integer = settings.version limit 1),
  (select jsonb_object_agg(lower(left(name, 1)) || substr(name, 2), value) from (
    select replace(initcap(replace(key, '_', ' ')), ' ', '') as name, value from jsonb_each(to_jsonb(settings))
    where key not in ('id', 'version', 'updated_at')
  ) as named)
from settings;

-- What a change may be is also refused here, whoever writes it (R903).
create function are_opening_hours(hours jsonb) returns boolean language sql immutable strict parallel safe
return jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) <= 21 and not jsonb_path_exists(hours,
  '$[*] ? (!(@.weekday >= 1 && @.weekday <= 7 && @.weekday.floor() == @.weekday
    && @.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.closes like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
    && @.opens < @.closes))');
alter table settings
  add constraint settings_business_hours_range check (are_opening_hours(business_hours)),
  add constraint settings_site_name_characters check (site_name !~ '[[:cntrl:]]' and site_name_ar !~ '[[:cntrl:]]'),
  add constraint settings_contact_email_form
    check (contact_email = '' or contact_email = lower(contact_email) and contact_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  add constraint settings_timezone_form check (timezone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$'),
  add constraint settings_default_hourly_rate_range check (default_hourly_rate <= 1000000),
  add constraint settings_form_urls_form check (
    student_form_url !~ '[[:space:][:cntrl:]]' and tutor_form_url !~ '[[:space:][:cntrl:]]'
    and enquiry_form_url !~ '[[:space:][:cntrl:]]'),
  add constraint settings_geolocation_url_form
    check (geolocation_url = '/api/geo' or geolocation_url ~ '^https://[^[:space:][:cntrl:]]+$');
