-- What today's board reads, each list by an index that holds little more than the list itself.
create index sessions_open_by_start on sessions (starts_at, ends_at, id) where status in ('scheduled', 'in-progress');
create index sessions_without_link on sessions (starts_at, id) where status = 'scheduled' and meeting_link is null;
create index mail_outbox_not_sent on mail_outbox (created_at desc, id desc)
  where status = 'failed' or (status = 'waiting' and last_error is not null);
create index feedback_newest on feedback (student_rated_at desc, session_id) include (student_rating)
  where student_rated_at is not null;
create index feedback_low on feedback (student_rated_at desc, session_id) where student_rating <= 2;
create index session_requests_answered on session_requests (answered_at desc) include (created_at)
  where answered_at is not null;
