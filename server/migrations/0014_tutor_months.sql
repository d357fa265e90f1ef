-- How long a tutor has taught in each month, added up as it happens like her totals: the hours of her overview cost the
-- same after ten years as after one.
create table tutor_months (
  tutor_id uuid not null references tutors (profile_id),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  minutes bigint not null,
  primary key (tutor_id, month)
);

-- By the clock the session was typed by, which it keeps: a tutor who moves to another zone moves no lesson she has given.
-- A zone that is younger than this database is read as UTC; a lesson is not refused for it.
create function month_of_session(starts_at timestamptz, zone text) returns date language plpgsql immutable as $$
begin
  return date_trunc('month', starts_at at time zone zone)::date;
exception when invalid_parameter_value then
  return date_trunc('month', starts_at at time zone 'UTC')::date;
end $$;

-- For rows that came without their triggers: those from before this table, and those of a load.
create function recount_tutor_months() returns void language sql as $$
  delete from tutor_months;
  insert into tutor_months (tutor_id, month, minutes)
    select tutor_id, month_of_session(starts_at, entered_timezone), sum(duration_minutes)
    from sessions where status = 'completed'
    group by 1, 2;
$$;

-- Out of the month in which the session was counted, into the one in which it is counted now.
create function add_up_tutor_month() returns trigger language plpgsql as $$
begin
  insert into tutor_months as kept (tutor_id, month, minutes)
    select tutor_id, month_of_session(starts_at, zone), sum(minutes)
    from (values
      (old.tutor_id, old.status, old.starts_at, old.entered_timezone, -old.duration_minutes),
      (new.tutor_id, new.status, new.starts_at, new.entered_timezone, new.duration_minutes)
    ) as change (tutor_id, status, starts_at, zone, minutes)
    where status = 'completed'
    group by 1, 2
    having sum(minutes) <> 0
    order by 1, 2
    on conflict (tutor_id, month) do update set minutes = kept.minutes + excluded.minutes;
  return null;
end $$;
-- Triggers run in the order of their names, this one after sessions_totals: every change of a session takes hold of the
-- totals first and of the months second, so that two of them wait for one another instead of stopping one another.
create trigger sessions_tutor_months
  after insert or delete or update of tutor_id, status, starts_at, entered_timezone, duration_minutes
  on sessions for each row execute function add_up_tutor_month();

select recount_tutor_months();

-- What waits for a tutor: found without a look at all that is done.
create index sessions_open_of_tutor_by_end on sessions (tutor_id, ends_at, id) where status in ('scheduled', 'in-progress');
create index sessions_without_notes on sessions (tutor_id, starts_at desc, id desc) where status = 'completed' and notes = '';
