-- Lists can be narrowed to how sessions ended (R491). What is open, or was closed before outcomes were stored, has none.
create index sessions_by_outcome on sessions (outcome, starts_at desc, id desc) where outcome is not null;
create index sessions_by_subject_and_outcome on sessions (subject, outcome, starts_at desc, id desc)
  where outcome is not null;
create index sessions_by_tutor_and_outcome on sessions (tutor_id, outcome, starts_at desc, id desc)
  where outcome is not null;
