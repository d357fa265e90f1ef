-- Weekly lessons (R450): the rule that makes them. Each of its lessons is a row of sessions.
create table session_series (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  subject text not null references subjects (name),
  duration_minutes integer not null check (duration_minutes in (30, 45, 60, 90, 120)),
  -- The clock that its times are read on: the family's when it was made.
  anchor_timezone text not null check (length(anchor_timezone) between 1 and 64),
  starts_on date not null check (starts_on between '1999-12-31' and '2100-01-02'),
  every_weeks smallint not null check (every_weeks between 1 and 8),
  until_on date check (until_on <= '2100-01-02'),
  lessons smallint check (lessons between 1 and 200),
  meeting_link text check (meeting_link ~ '^https://' and length(meeting_link) <= 2000),
  created_by uuid not null references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint session_series_in_order check (starts_on <= until_on),
  -- It ends on a day or after a number of lessons.
  constraint session_series_ends check (num_nonnulls(until_on, lessons) = 1),
  constraint session_series_of_student unique (id, student_id)
);
create trigger session_series_version before update on session_series
  for each row execute function next_version();
create index session_series_by_tutor on session_series (tutor_id, created_at desc, id desc);
create index session_series_by_student on session_series (student_id, created_at desc, id desc);

create table session_series_slots (
  series_id uuid not null references session_series (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  wall_time text not null check (wall_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  primary key (series_id, weekday)
);

-- Days of the pattern without a lesson, and why.
create table session_series_days (
  series_id uuid not null references session_series (id) on delete cascade,
  day date not null check (day between '1999-12-31' and '2100-01-02'),
  kind text not null check (kind in ('skipped', 'holiday', 'clash')),
  primary key (series_id, day)
);

alter table sessions
  add constraint sessions_in_series check ((series_id is null) = (original_starts_at is null)),
  add constraint sessions_series foreign key (series_id, student_id) references session_series (id, student_id);
-- A day of a series has one lesson, whatever runs twice.
drop index sessions_of_series;
create unique index sessions_of_series on sessions (series_id, original_starts_at) where series_id is not null;
