-- When a tutor teaches (R475, R476). Sets of weekly hours follow one another: two of one tutor never hold on the same day.
create table availability_sets (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  -- The clock that the hours are typed by. It stays when the tutor moves (R477).
  timezone text not null check (length(timezone) between 1 and 64),
  valid_from date not null check (valid_from between '1999-12-31' and '2100-01-02'),
  valid_until date check (valid_until between '1999-12-31' and '2100-01-02'),
  most_a_day smallint check (most_a_day between 1 and 16),
  buffer_minutes smallint not null check (buffer_minutes between 0 and 60),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint availability_sets_in_order check (valid_from <= valid_until),
  constraint availability_sets_apart exclude using gist (tutor_id with =, daterange(valid_from, valid_until, '[]') with &&)
);
create trigger availability_sets_version before update on availability_sets
  for each row execute function next_version();
create index availability_sets_newest on availability_sets (tutor_id, valid_from desc, id desc);

-- Minutes since midnight; 1440 is the midnight after.
create table availability_hours (
  set_id uuid not null references availability_sets (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens integer not null check (opens between 0 and 1435 and opens % 5 = 0),
  closes integer not null check (closes between 5 and 1440 and closes % 5 = 0),
  primary key (set_id, weekday, opens),
  constraint availability_hours_in_order check (opens < closes),
  constraint availability_hours_apart exclude using gist
    (set_id with =, weekday with =, int4range(opens, closes) with &&)
);

-- A date that has hours of its own, or none. The row stays when the weekly hours hold again: its version goes on counting.
create table availability_days (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  day date not null check (day between '1999-12-31' and '2100-01-02'),
  timezone text not null check (length(timezone) between 1 and 64),
  is_weekly boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint availability_days_once unique (tutor_id, day)
);
create trigger availability_days_version before update on availability_days
  for each row execute function next_version();

create table availability_day_hours (
  day_id uuid not null references availability_days (id) on delete cascade,
  opens integer not null check (opens between 0 and 1435 and opens % 5 = 0),
  closes integer not null check (closes between 5 and 1440 and closes % 5 = 0),
  primary key (day_id, opens),
  constraint availability_day_hours_in_order check (opens < closes),
  constraint availability_day_hours_apart exclude using gist (day_id with =, int4range(opens, closes) with &&)
);

create table time_off (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  starts_at timestamptz not null check (extract(second from starts_at at time zone 'UTC') = 0),
  ends_at timestamptz not null check (extract(second from ends_at at time zone 'UTC') = 0),
  kind text not null check (kind in ('leave', 'ill', 'other')),
  -- Only the tutor and admins read it.
  note text not null default '' check (length(note) <= 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint time_off_in_order check (starts_at < ends_at),
  -- An hour more than 366 days, for the day on which the clocks go back.
  constraint time_off_not_longer check (ends_at <= lesson_end(starts_at, 366 * 1440 + 60)),
  constraint time_off_apart exclude using gist (tutor_id with =, tstzrange(starts_at, ends_at) with &&)
);
create trigger time_off_version before update on time_off for each row execute function next_version();
create index time_off_by_tutor on time_off (tutor_id, ends_at desc, id desc);
