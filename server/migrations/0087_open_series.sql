-- Series that go on until somebody ends them (R459). Their lessons are made some weeks ahead.
alter table settings add column series_horizon_weeks smallint not null default 26
  constraint settings_series_horizon check (series_horizon_weeks between 8 and 52);

alter table session_series
  -- Up to this day the lessons of one without an end are made.
  add column filled_until date check (filled_until between '1999-12-31' and '2100-01-02'),
  drop constraint session_series_ends,
  add constraint session_series_ends check (num_nonnulls(until_on, lessons) <= 1),
  add constraint session_series_filled check (num_nonnulls(until_on, lessons) = 1 or filled_until is not null);
-- What is filled next, the one first whose lessons run out first.
create index session_series_to_fill on session_series (filled_until, id)
  where filled_until is not null and (until_on is null or filled_until < until_on);

-- A day that was not free when its lesson was to be made, and that nobody has decided about, is a gap (R460).
alter table session_series_days add column settled_at timestamptz;
update session_series_days set settled_at = now();
create index session_series_gaps on session_series_days (day, series_id)
  where kind = 'clash' and settled_at is null;
