-- When Ramadan is in a country, and when its families break their fast (R545–R547). One for each Hijri year: a year of our
-- calendar can have two.
create table timetables (
  id uuid primary key default gen_random_uuid(),
  country text not null check (country in ('SA', 'AE', 'KW', 'QA', 'BH', 'OM')),
  hijri_year smallint not null check (hijri_year between 1440 and 1500),
  from_on date not null check (from_on between '1999-12-31' and '2100-01-02'),
  until_on date not null,
  certainty text not null check (certainty in ('expected', 'announced')),
  -- By the clock of the country.
  iftar_from text not null check (iftar_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  iftar_until text not null check (iftar_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint timetables_once unique (country, hijri_year),
  constraint timetables_in_order check (from_on <= until_on),
  constraint timetables_not_longer check (until_on - from_on < 32),
  constraint timetables_iftar_in_order check (iftar_from < iftar_until)
);
create trigger timetables_version before update on timetables for each row execute function next_version();
create index timetables_by_day on timetables (from_on, id);
create index timetables_by_country on timetables (country, from_on, id);
