-- The days that a country keeps (R541). Admins edit them; a job adds those that are expected.
create table holidays (
  id uuid primary key default gen_random_uuid(),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Which holiday of which year it is. Nobody adds it twice, whatever runs twice.
  key text not null check (length(key) between 1 and 80),
  name text not null check (length(name) between 1 and 120),
  name_ar text not null check (length(name_ar) between 1 and 120),
  from_on date not null check (from_on between '1999-12-31' and '2100-01-02'),
  until_on date not null,
  -- Whether no lessons take place.
  is_off boolean not null,
  certainty text not null check (certainty in ('fixed', 'expected', 'announced')),
  -- Whether a person has written it: the job leaves it alone.
  is_edited boolean not null default false,
  -- A holiday that was deleted keeps its row, so that the job does not add it again.
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint holidays_once unique (country, key),
  constraint holidays_in_order check (from_on <= until_on),
  constraint holidays_not_longer check (until_on - from_on < 30)
);
create trigger holidays_version before update on holidays for each row execute function next_version();
create index holidays_by_country on holidays (country, from_on, id) where removed_at is null;
create index holidays_by_day on holidays (from_on, id) where removed_at is null;

-- The country whose week and working days the academy keeps.
alter table settings add column country text not null default 'SA' check (country ~ '^[A-Z]{2}$');
