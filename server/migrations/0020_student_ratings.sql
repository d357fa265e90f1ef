-- When its student rated a session, beside what was given: so that what is still to rate, and what was rated lately, are
-- found by index, however many lessons somebody has had.
alter table sessions add column rated_at timestamptz;
alter table sessions add constraint sessions_rated check (rated_at is null or status = 'completed');

-- For rows that came without their triggers: those from before this column, and those of a load.
create function recount_rated_sessions() returns void language sql as $$
  update sessions set rated_at = student_rated_at from feedback
  where session_id = id and rated_at is distinct from student_rated_at;
$$;

-- It is a change of the session, and gives it its next version.
create function mark_rated_session() returns trigger language plpgsql as $$
begin
  update sessions set rated_at = new.student_rated_at
  where id = coalesce(new.session_id, old.session_id) and rated_at is distinct from new.student_rated_at;
  return null;
end $$;
create trigger feedback_rated after insert or delete or update of student_rated_at
  on feedback for each row execute function mark_rated_session();

select recount_rated_sessions();

-- After the rows have their times: one that is in an index already would be written into all of them anew.
create index sessions_to_rate on sessions (student_id, starts_at desc, id desc)
  where status = 'completed' and rated_at is null;
create index sessions_by_rating on sessions (student_id, rated_at desc, id desc) where rated_at is not null;
