-- What is further ahead than a week is listed apart (R464), by subject as well.
create index sessions_single_by_subject on sessions (subject, starts_at desc, id desc)
  where series_id is null and status in ('scheduled', 'cancelled');
