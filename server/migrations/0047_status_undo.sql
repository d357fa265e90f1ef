-- What the last change of a session's status made of it, and how to take it back. A row is of use for a minute; the server
-- deletes it after that. Who takes a change back says when: no clock of the database is asked.
create table session_undos (
  session_id uuid primary key references sessions (id) on delete cascade,
  status_before text not null check (status_before in ('scheduled', 'in-progress', 'completed', 'cancelled')),
  status_after text not null check (status_after in ('scheduled', 'in-progress', 'completed', 'cancelled')),
  -- What the change took away.
  cancelled_at timestamptz,
  cancelled_by uuid references profiles (id),
  cancel_reason text,
  confirmed_at timestamptz,
  changed_by uuid not null references profiles (id),
  changed_at timestamptz not null,
  -- The session's, after the change.
  version integer not null,
  -- Of the transaction: what it changed beside the session bears the same.
  stored_at timestamptz not null default now(),
  undone_at timestamptz,
  constraint session_undos_in_time check (undone_at <= lesson_end(changed_at, 1))
);
create index session_undos_by_age on session_undos (changed_at);

-- The ways of 0034, and the way back from the last of them while it is undone. Who rated a lesson keeps it completed.
create or replace function refuse_status_jump() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
    (old.status, new.status) in (
      ('scheduled', 'in-progress'), ('scheduled', 'completed'), ('scheduled', 'cancelled'),
      ('in-progress', 'completed'), ('in-progress', 'cancelled')
    )
    or ((old.status, new.status) = ('cancelled', 'scheduled') and old.corrected_at is null)
    or ((old.status, new.status) = ('completed', 'cancelled') and new.corrected_at is distinct from old.corrected_at)
    or (
      exists (
        select from session_undos
        where session_id = old.id and undone_at is not null
          and (status_after, status_before) = (old.status, new.status)
      )
      and not (old.status = 'completed' and exists (select from feedback where session_id = old.id))
    )
  ) then
    raise exception 'a session cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'sessions_transition';
  end if;
  return new;
end $$;

-- As in 0034; what is no longer completed was not closed.
drop trigger sessions_corrected on sessions;
create trigger sessions_corrected
  before update of starts_at, duration_minutes, tutor_id, student_id, closed_at on sessions for each row
  when (
    old.status = 'completed' and old.closed_at is not null
    and (old.starts_at, old.duration_minutes, old.tutor_id, old.student_id)
      is distinct from (new.starts_at, new.duration_minutes, new.tutor_id, new.student_id)
    and old.corrected_at is not distinct from new.corrected_at
    or old.status = 'completed' and new.status in ('completed', 'cancelled')
      and old.closed_at is distinct from new.closed_at
  ) execute function refuse_silent_correction();

-- As in 0039, but that a request which a change of status has overtaken is open again where that change is undone.
create or replace function refuse_closed_request() returns trigger language plpgsql as $$
begin
  if (old.status <> 'open' and not (
      (old.status, new.status) = ('overtaken', 'open')
      and exists (
        select from session_undos
        where session_id = old.session_id and undone_at is not null and stored_at = old.updated_at
      )
    ))
    or (new.session_id, new.student_id, new.kind, new.reason, new.wished_at)
    is distinct from (old.session_id, old.student_id, old.kind, old.reason, old.wished_at)
    or (old.tutor_id <> new.tutor_id
      and not exists (select from sessions where id = new.session_id and tutor_id = new.tutor_id)) then
    raise exception 'a request is answered once, and asks for what it was written for'
      using errcode = 'check_violation', constraint = 'session_requests_once';
  end if;
  return new;
end $$;
