-- The kept sums are read from the indexes alone: in the table the rows of a period lie as they happened to be added up,
-- and a busy academy has one on every day where a quiet one has few.
drop index statistics_sums_of_tutor;
create index statistics_sums_of_tutor on statistics_sums (key, unit, starts_on)
  include (sessions, completed, cancelled, minutes, ratings, stars, homework, on_time, late)
  where scope = 'tutor';
create index statistics_sums_of_all on statistics_sums (scope, unit, starts_on)
  include (key, sessions, completed, cancelled, minutes, ratings, stars, homework, on_time, late)
  where scope <> 'tutor';
-- How long matches took, without a look at the applications themselves.
drop index applications_matched_lately;
create index applications_matched_lately on applications (matched_at desc) include (created_at)
  where kind = 'student' and matched_at is not null;
-- How many lessons a tutor has after a check has expired: counted in an index of little more than what is counted.
create index sessions_to_come_of_tutor on sessions (tutor_id, starts_at)
  where status = 'scheduled' and tutor_left_at is null;
