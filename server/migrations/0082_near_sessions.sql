-- Lists and counts without a status leave out lessons of series that are not near (R464). A list reads what is further
-- ahead and in no series, then everything up to a week ahead: two ranges. What is further ahead is scheduled or
-- cancelled (R495), which keeps these indexes as small as the plans of an academy.
create index sessions_single on sessions (starts_at desc, id desc)
  where series_id is null and status in ('scheduled', 'cancelled');
create index sessions_single_of_tutor on sessions (tutor_id, starts_at desc, id desc)
  where series_id is null and status in ('scheduled', 'cancelled');
create index sessions_single_of_student on sessions (student_id, starts_at desc, id desc)
  where series_id is null and status in ('scheduled', 'cancelled');
-- What is not near is taken from the kept sums, counted in the index alone.
create index sessions_ahead_in_series_of_tutor on sessions (tutor_id, starts_at)
  where series_id is not null and tutor_left_at is null and status in ('scheduled', 'cancelled');
create index sessions_ahead_in_series_of_student on sessions (student_id, starts_at) include (status)
  where series_id is not null and status in ('scheduled', 'cancelled');
