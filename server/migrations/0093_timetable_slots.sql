-- Whether lessons follow a timetable (R546).
alter table timetables
  add column status text not null default 'draft' check (status in ('draft', 'applied')),
  -- In whose name they do.
  add column decided_by uuid references profiles (id),
  add constraint timetables_applied_by check (status = 'draft' or decided_by is not null),
  add constraint timetables_apart exclude using gist (country with =, daterange(from_on, until_on, '[]') with &&)
    where (status = 'applied');

create table timetable_series (
  timetable_id uuid not null references timetables (id),
  series_id uuid not null references session_series (id) on delete cascade,
  -- Whether its lessons are yet to follow the timetable, or to leave it.
  is_due boolean not null,
  primary key (timetable_id, series_id)
);
create index timetable_series_due on timetable_series (timetable_id, series_id) where is_due;

-- The other time of a weekday. None where somebody decided that it stays as it is.
create table timetable_slots (
  timetable_id uuid not null,
  series_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  new_weekday smallint check (new_weekday between 1 and 7),
  new_time text check (new_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- By a person, or by the program that looks for a time.
  state text not null check (state in ('confirmed', 'proposed')),
  primary key (timetable_id, series_id, weekday),
  foreign key (timetable_id, series_id) references timetable_series (timetable_id, series_id) on delete cascade,
  constraint timetable_slots_whole check ((new_weekday is null) = (new_time is null)),
  constraint timetable_slots_proposed check (state = 'confirmed' or new_time is not null)
);

-- Where the timetable has put a lesson: one that is there was not moved by hand.
alter table sessions
  add column timetable_id uuid references timetables (id),
  add column timetable_starts_at timestamptz,
  add constraint sessions_timetable check (
    (timetable_id is null) = (timetable_starts_at is null) and (timetable_id is null or series_id is not null)
  );

-- As before, and a lesson that a timetable has moved was moved by nobody (R457).
create or replace function part_from_lesson() returns trigger language plpgsql as $$
begin
  if old.series_id is not null and (
    old.status <> 'scheduled' or old.notes <> '' or old.homework <> '' or old.confirmed_at is not null
    or old.starts_at <> coalesce(old.timetable_starts_at, old.original_starts_at)
    or exists (select from session_joins where session_id = old.id)
    or exists (select from staff_notes where session_id = old.id)
    or exists (select from session_undos where session_id = old.id)
  ) then
    raise exception 'something hangs on the lesson'
      using errcode = 'check_violation', constraint = 'sessions_without_trace';
  end if;
  perform withdraw_reminder_mails(array(select id from reminders where session_id = old.id));
  return old;
end $$;
