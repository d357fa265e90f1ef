-- How a closed lesson ended (R490), and what each closing means in minutes for later bills and pay (R516). Lessons that
-- were closed before have none, and stay as they are.
alter table sessions
  add column outcome text,
  -- On whose side the technology failed.
  add column failure_side text,
  -- Of a lesson that was cut short.
  add column taught_minutes smallint,
  add constraint sessions_outcome check (
    outcome is null
    or status = 'completed' and outcome in ('taught', 'cut-short')
    or status = 'cancelled' and outcome in ('family-cancelled', 'late-cancelled', 'academy-cancelled', 'student-absent',
      'tutor-absent', 'technical-failure', 'withdrawn', 'void')
  ),
  add constraint sessions_failure_side check (
    (failure_side is not null) = (outcome is not distinct from 'technical-failure')
    and failure_side in ('family', 'tutor', 'unknown')
  ),
  add constraint sessions_taught_minutes check (
    (taught_minutes is not null) = (outcome is not distinct from 'cut-short')
    and taught_minutes >= 1 and taught_minutes < duration_minutes
  );

-- Whoever changes a status says how the lesson ended, or it has no outcome: that of before is not kept. Code that does not
-- know these columns need not.
create function forget_outcome() returns trigger language plpgsql as $$
begin
  new.outcome := null;
  new.failure_side := null;
  new.taught_minutes := null;
  return new;
end $$;
create trigger sessions_other_status before update of status on sessions for each row
  when (
    old.status <> new.status
    and (old.outcome, old.failure_side, old.taught_minutes)
      is not distinct from (new.outcome, new.failure_side, new.taught_minutes)
  ) execute function forget_outcome();

-- What a change of status took away (0047).
alter table session_undos
  add column outcome text,
  add column failure_side text,
  add column taught_minutes smallint;

-- Facts, and nothing else: the newest of a lesson counts, and none is ever edited.
create table session_consequences (
  id bigint generated always as identity primary key,
  session_id uuid not null references sessions (id),
  cause text not null check (cause in ('taught', 'cut-short', 'family-cancelled', 'late-cancelled', 'academy-cancelled',
    'student-absent', 'tutor-absent', 'technical-failure', 'withdrawn', 'void', 'open-again')),
  family_minutes smallint not null check (family_minutes between 0 and 120),
  tutor_minutes smallint not null check (tutor_minutes between 0 and 120),
  owes_lesson boolean not null,
  -- In force for this lesson.
  cut_off_hours smallint not null check (cut_off_hours between 0 and 168),
  decided_by uuid not null references profiles (id),
  at timestamptz not null
);
create index session_consequences_of_session on session_consequences (session_id, id desc);
create index session_consequences_by_time on session_consequences (at, id);
create trigger session_consequences_append_only before update or delete or truncate on session_consequences
  for each statement execute function refuse_change();

-- How lessons ended is told under the bell too.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'note-mention', 'application-late'));
