-- What a family says about a lesson that went wrong: the tutor is not there, nobody could connect, or an absence is not
-- right (R500). An admin settles it once, with how the lesson ended and a word.
create table session_reports (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id),
  -- Those of the lesson, as they were when it was reported.
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  kind text not null check (kind in ('tutor-absent', 'no-connection', 'contest')),
  text text not null default '' check (length(text) <= 500),
  status text not null default 'open' check (status in ('open', 'settled')),
  -- How the lesson ended, as the academy found. Null where its record stayed as it was.
  outcome text check (outcome in ('taught', 'cut-short', 'family-cancelled', 'late-cancelled', 'academy-cancelled',
    'student-absent', 'tutor-absent', 'technical-failure')),
  answer text check (length(answer) between 1 and 500),
  settled_by uuid references profiles (id),
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint session_reports_settled check (
    (status = 'settled') = (settled_at is not null)
    and (settled_at is null) = (settled_by is null)
    and (settled_at is null) = (answer is null)
    and (outcome is null or settled_at is not null)
  )
);
create trigger session_reports_version before update on session_reports
  for each row execute function next_version();
create unique index session_reports_open on session_reports (session_id) where status = 'open';
create index session_reports_newest on session_reports (created_at desc, id desc);
create index session_reports_by_status on session_reports (status, created_at desc, id desc);
create index session_reports_by_tutor on session_reports (tutor_id, created_at desc, id desc);
create index session_reports_by_student on session_reports (student_id, created_at desc, id desc);
create index session_reports_of_session on session_reports (session_id, created_at desc, id desc);

create function refuse_foreign_report() returns trigger language plpgsql as $$
begin
  if not exists (
    select from sessions where id = new.session_id and student_id = new.student_id and tutor_id = new.tutor_id
  ) then
    raise exception 'a report is about a session of its tutor and student'
      using errcode = 'check_violation', constraint = 'session_reports_session';
  end if;
  return new;
end $$;
create trigger session_reports_session before insert on session_reports
  for each row execute function refuse_foreign_report();

-- What was settled stays settled, and nobody writes over what a family said. An erasure takes the words alone.
create function refuse_settled_report() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.session_id, new.tutor_id, new.student_id, new.kind, new.text)
    is distinct from (old.session_id, old.tutor_id, old.student_id, old.kind, old.text) then
    raise exception 'a report is settled once, and says what it was written to say'
      using errcode = 'check_violation', constraint = 'session_reports_once';
  end if;
  return new;
end $$;
create trigger session_reports_once before update on session_reports
  for each row when (running_erasure() is null) execute function refuse_settled_report();

-- The ways of 0047, and one more: a lesson that was cancelled took place after all, as long as a report about it is open.
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
      (old.status, new.status) = ('cancelled', 'completed') and old.corrected_at is null
      and exists (select from session_reports where session_id = old.id and status = 'open')
    )
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

-- A report, and what became of it, is told under the bell.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'lesson-late-cancelled', 'lesson-student-absent', 'lesson-tutor-absent',
    'lesson-technical-failure', 'homework-set', 'homework-graded', 'series-made', 'series-changed', 'series-gap',
    'clock-change', 'report-made', 'report-settled', 'note-mention', 'application-late')),
  drop constraint notices_about_check,
  add constraint notices_about_check
    check (about ~ '^((sessions|session-series|session-reports|homework|staff-notes|applications):[0-9a-f-]{36}|clock-changes:[A-Za-z0-9_+/-]{1,64}:\d{4}-\d\d-\d\d)$');
alter table mail_outbox
  drop constraint mail_outbox_about_check,
  add constraint mail_outbox_about_check
    check (about ~ '^(sessions|session-series|session-reports|homework):[0-9a-f-]{36}$');
