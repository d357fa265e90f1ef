-- When a series is over, and its days off (R458).
alter table session_series
  -- When the last of its lessons ends. One that is made without a word about it goes on.
  add column ends_at timestamptz not null default '2100-01-02Z',
  -- Since when it has another end than it was made with.
  add column ended_at timestamptz,
  drop constraint session_series_in_order,
  -- One that is ended before its first day keeps no day.
  add constraint session_series_in_order check (starts_on <= until_on or ended_at is not null),
  add constraint session_series_ended check (ended_at is null or until_on is not null);
update session_series as series set ends_at = coalesce(
  (select max(lesson_end(original_starts_at, duration_minutes)) from sessions
    where series_id = series.id and status <> 'cancelled'),
  created_at
);
-- Those that go on, the one that ends soonest first; those that are over, newest first.
drop index session_series_by_tutor;
drop index session_series_by_student;
create index session_series_by_end on session_series (ends_at, id);
create index session_series_by_tutor_end on session_series (tutor_id, ends_at, id);
create index session_series_by_student_end on session_series (student_id, ends_at, id);

-- Why a day is off, in the words of whoever skipped it.
alter table session_series_days add column reason text not null default '' check (length(reason) <= 200);

-- Days off from one to another. They are in the way of no other pause of the series.
create table session_series_pauses (
  id uuid primary key default gen_random_uuid(),
  series_id uuid not null references session_series (id) on delete cascade,
  from_on date not null check (from_on between '1999-12-31' and '2100-01-02'),
  until_on date not null check (until_on between '1999-12-31' and '2100-01-02'),
  reason text not null default '' check (length(reason) <= 200),
  created_by uuid not null references profiles (id),
  created_at timestamptz not null default now(),
  constraint session_series_pauses_in_order check (until_on between from_on and from_on + 365),
  constraint session_series_pauses_apart exclude using gist
    (series_id with =, daterange(from_on, until_on, '[]') with &&)
);

-- A lesson of a series that leaves the plan is deleted only where nothing hangs on it (R457): feedback, homework, requests
-- and facts for bills refuse by themselves. Nobody is reminded of what is gone.
create function part_from_lesson() returns trigger language plpgsql as $$
begin
  if old.series_id is not null and (
    old.status <> 'scheduled' or old.notes <> '' or old.homework <> '' or old.confirmed_at is not null
    or old.starts_at <> old.original_starts_at
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
create trigger sessions_parting before delete on sessions for each row execute function part_from_lesson();
