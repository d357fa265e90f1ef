-- Each side of a session's feedback has a version of its own (R126). A rating is then no change of the session: a tutor who
-- saves notes while the student rates has nothing to lose, and neither have the two when they rate at once.
alter table feedback
  add column student_version integer not null default 0,
  add column tutor_version integer not null default 0;

-- What is written of a side counts it up, also where it is the same as before: every line of the audit log has its version.
-- Ratings from before this stand at 0, and count on from there.
create function next_student_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.student_rated_at is not null then
    new.student_version := coalesce(old.student_version, 0) + 1;
  end if;
  return new;
end $$;
create trigger feedback_student_version before insert or update of student_rating, student_comments, student_rated_at
  on feedback for each row execute function next_student_version();

create function next_tutor_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.tutor_rated_at is not null then
    new.tutor_version := coalesce(old.tutor_version, 0) + 1;
  end if;
  return new;
end $$;
create trigger feedback_tutor_version before insert or update of tutor_rating, tutor_comments, tutor_rated_at
  on feedback for each row execute function next_tutor_version();

-- Every column counts but rated_at, which repeats what stands in feedback. Only mark_rated_session and
-- recount_rated_sessions write it, and nothing else with it.
drop trigger sessions_version on sessions;
create trigger sessions_version before update on sessions for each row
  when (old.rated_at is not distinct from new.rated_at) execute function next_version();
