-- What a student asks about a session to come: to move it, or to cancel it. It is answered once.
create table session_requests (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id),
  -- Those of the session, as they were when it was asked.
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  kind text not null check (kind in ('move', 'cancel')),
  reason text not null check (length(reason) between 1 and 500),
  -- As sessions have their start.
  wished_at timestamptz
    check (wished_at between '1999-12-31Z' and '2100-01-02Z' and extract(second from wished_at at time zone 'UTC') = 0),
  wished_timezone text check (length(wished_timezone) between 1 and 64),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'overtaken')),
  answer text check (length(answer) between 1 and 500),
  answered_by uuid references profiles (id),
  answered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint session_requests_wish check ((wished_at is null) = (wished_timezone is null)),
  constraint session_requests_wish_of_move check (wished_at is null or kind = 'move'),
  constraint session_requests_answered check ((status in ('accepted', 'declined')) = (answered_at is not null)),
  constraint session_requests_answerer check ((answered_at is null) = (answered_by is null)),
  constraint session_requests_answer check (answer is null or answered_at is not null)
);
create trigger session_requests_version before update on session_requests
  for each row execute function next_version();
create unique index session_requests_open on session_requests (session_id) where status = 'open';
create index session_requests_newest on session_requests (created_at desc, id desc);
create index session_requests_by_status on session_requests (status, created_at desc, id desc);
create index session_requests_by_tutor on session_requests (tutor_id, created_at desc, id desc);
create index session_requests_by_tutor_and_status on session_requests (tutor_id, status, created_at desc, id desc);
create index session_requests_by_student on session_requests (student_id, created_at desc, id desc);
create index session_requests_by_student_and_status on session_requests (student_id, status, created_at desc, id desc);
create index session_requests_of_session on session_requests (session_id, created_at desc, id desc);

create function refuse_foreign_request() returns trigger language plpgsql as $$
begin
  if not exists (
    select from sessions
    where id = new.session_id and student_id = new.student_id and tutor_id = new.tutor_id and status = 'scheduled'
  ) then
    raise exception 'a request is about a scheduled session of its tutor and student'
      using errcode = 'check_violation', constraint = 'session_requests_session';
  end if;
  return new;
end $$;
create trigger session_requests_session before insert on session_requests
  for each row execute function refuse_foreign_request();

-- What was answered stays answered, and nobody writes over what a family asked.
create function refuse_closed_request() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.session_id, new.tutor_id, new.student_id, new.kind, new.reason, new.wished_at)
    is distinct from (old.session_id, old.tutor_id, old.student_id, old.kind, old.reason, old.wished_at) then
    raise exception 'a request is answered once, and asks for what it was written for'
      using errcode = 'check_violation', constraint = 'session_requests_once';
  end if;
  return new;
end $$;
create trigger session_requests_once before update on session_requests
  for each row execute function refuse_closed_request();
