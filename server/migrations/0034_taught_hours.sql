-- When somebody pressed that a lesson has begun, or is completed, and when it was corrected last. They are compared with
-- its start: hours are not invented ahead of their time, and no clock of the database is asked. What was stored before has
-- none of these, and stays as it is.
alter table sessions
  add column begun_at timestamptz,
  add column closed_at timestamptz,
  add column corrected_at timestamptz,
  add column corrected_by uuid references profiles (id),
  add column correction_reason text,
  -- The lesson in whose place this one was logged, because that one had the wrong student or tutor.
  add column corrects_id uuid references sessions (id),
  add constraint sessions_not_begun_ahead
    check (status <> 'in-progress' or starts_at <= lesson_end(begun_at, 15)),
  add constraint sessions_not_completed_ahead
    check (status <> 'completed' or starts_at <= lesson_end(coalesce(corrected_at, closed_at), 5)),
  add constraint sessions_correction_reason check (
    (corrected_at is null) = (corrected_by is null) and (corrected_at is null) = (correction_reason is null)
    and length(correction_reason) between 1 and 500
  ),
  -- Nobody teaches two lessons at once.
  add constraint sessions_tutor_taught exclude using gist (tutor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status = 'completed' and (closed_at is not null or corrected_at is not null));
create unique index sessions_corrects on sessions (corrects_id) where corrects_id is not null;

-- A completed lesson is cancelled by a correction alone, and one that was is void: it does not come back.
create or replace function refuse_status_jump() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status, new.status) in (
      ('scheduled', 'in-progress'), ('scheduled', 'completed'), ('scheduled', 'cancelled'),
      ('in-progress', 'completed'), ('in-progress', 'cancelled')
    )
    or ((old.status, new.status) = ('cancelled', 'scheduled') and old.corrected_at is null)
    or ((old.status, new.status) = ('completed', 'cancelled') and new.corrected_at is distinct from old.corrected_at)
  ) then
    raise exception 'a session cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'sessions_transition';
  end if;
  return new;
end $$;

-- What is scheduled again has not begun. Code that does not know these columns need not.
create function forget_beginning() returns trigger language plpgsql as $$
begin
  new.begun_at := null;
  new.closed_at := null;
  return new;
end $$;
create trigger sessions_scheduled_again before update of status on sessions for each row
  when (old.status <> new.status and new.status = 'scheduled') execute function forget_beginning();

-- When a completed lesson was, and whose, is changed by a correction alone, which has a reason.
create function refuse_silent_correction() returns trigger language plpgsql as $$
begin
  raise exception 'a completed session is corrected with a reason'
    using errcode = 'check_violation', constraint = 'sessions_corrected';
end $$;
create trigger sessions_corrected
  before update of starts_at, duration_minutes, tutor_id, student_id, closed_at on sessions for each row
  when (
    old.status = 'completed' and old.closed_at is not null
    and (old.starts_at, old.duration_minutes, old.tutor_id, old.student_id)
      is distinct from (new.starts_at, new.duration_minutes, new.tutor_id, new.student_id)
    and old.corrected_at is not distinct from new.corrected_at
    or old.status = 'completed' and old.closed_at is distinct from new.closed_at
  ) execute function refuse_silent_correction();
