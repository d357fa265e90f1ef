create table files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references profiles (id),
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  scan_state text not null default 'pending' check (scan_state in ('pending', 'clean', 'infected', 'unscanned')),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9/_-]+$'),
  created_at timestamptz not null default now()
);
create index files_by_owner on files (owner_id, created_at desc, id desc);
alter table profiles add foreign key (picture_file_id) references files (id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  subject text not null references subjects (name),
  -- Whole minutes, as people agree on them; it also keeps cursors exact, which carry milliseconds. A day more at either
  -- end than the forms take, because a date begins and ends elsewhere in other zones.
  starts_at timestamptz not null
    check (starts_at between '1999-12-31Z' and '2100-01-02Z' and extract(second from starts_at at time zone 'UTC') = 0),
  duration_minutes integer not null check (duration_minutes in (30, 45, 60, 90, 120)),
  ends_at timestamptz not null generated always as (lesson_end(starts_at, duration_minutes)) stored,
  family_timezone text not null check (length(family_timezone) between 1 and 64),
  entered_timezone text not null check (length(entered_timezone) between 1 and 64),
  status text not null default 'scheduled' check (status in ('scheduled', 'in-progress', 'completed', 'cancelled')),
  notes text not null default '' check (length(notes) <= 5000),
  homework text not null default '' check (length(homework) <= 5000),
  meeting_link text check (meeting_link ~ '^https://' and length(meeting_link) <= 2000),
  series_id uuid,
  original_starts_at timestamptz,
  cancelled_by uuid references profiles (id),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  rate numeric(12, 3) not null check (rate >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_by uuid not null references profiles (id),
  search text not null generated always as (search_fold(subject || ' ' || notes)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (cancel_reason is null or cancelled_at is not null),
  constraint sessions_tutor_free exclude using gist (tutor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'in-progress')),
  constraint sessions_student_free exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'in-progress'))
);
create trigger sessions_version before update on sessions for each row execute function next_version();
create index sessions_newest on sessions (starts_at desc, id desc);
create index sessions_by_tutor on sessions (tutor_id, starts_at desc, id desc);
create index sessions_by_student on sessions (student_id, starts_at desc, id desc);
create index sessions_by_tutor_and_status on sessions (tutor_id, status, starts_at desc, id desc);
create index sessions_by_student_and_status on sessions (student_id, status, starts_at desc, id desc);
create index sessions_by_status on sessions (status, starts_at desc, id desc);
create index sessions_by_subject on sessions (subject, starts_at desc, id desc);
create index sessions_by_subject_and_status on sessions (subject, status, starts_at desc, id desc);
create index sessions_open_by_end on sessions (ends_at) where status in ('scheduled', 'in-progress');
create index sessions_of_series on sessions (series_id, original_starts_at) where series_id is not null;
create index sessions_search on sessions using gin (search gin_trgm_ops);

-- The ways a status may change are a rule of the product; here they hold whatever the code does.
create function refuse_status_jump() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('scheduled', 'in-progress'), ('scheduled', 'completed'), ('scheduled', 'cancelled'),
    ('in-progress', 'completed'), ('in-progress', 'cancelled'), ('cancelled', 'scheduled')
  ) then
    raise exception 'a session cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'sessions_transition';
  end if;
  return new;
end $$;
create trigger sessions_transition before update of status on sessions
  for each row execute function refuse_status_jump();

create table feedback (
  session_id uuid primary key references sessions (id),
  student_rating smallint check (student_rating between 1 and 5),
  student_comments text check (length(student_comments) <= 5000),
  student_rated_at timestamptz,
  tutor_rating smallint check (tutor_rating between 1 and 5),
  tutor_comments text check (length(tutor_comments) <= 5000),
  tutor_rated_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((student_rating is null) = (student_rated_at is null)),
  check (student_comments is null or student_rating is not null),
  check ((tutor_rating is null and tutor_comments is null) = (tutor_rated_at is null))
);
create trigger feedback_version before update on feedback for each row execute function next_version();

create function refuse_feedback_before_completion() returns trigger language plpgsql as $$
begin
  if not exists (select from sessions where id = new.session_id and status = 'completed') then
    raise exception 'only a completed session can be rated'
      using errcode = 'check_violation', constraint = 'feedback_completed';
  end if;
  return new;
end $$;
create trigger feedback_completed before insert or update on feedback
  for each row execute function refuse_feedback_before_completion();

create table homework (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (profile_id),
  tutor_id uuid not null references tutors (profile_id),
  session_id uuid references sessions (id),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 5000),
  subject text not null references subjects (name),
  due_at timestamptz not null,
  status text not null default 'assigned' check (status in ('assigned', 'in-progress', 'completed')),
  submission_url text check (submission_url ~ '^https://' and length(submission_url) <= 2000),
  submitted_at timestamptz,
  grade text check (length(grade) between 1 and 10),
  feedback text check (length(feedback) <= 5000),
  graded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'completed') = (submitted_at is not null)),
  check (submission_url is null or submitted_at is not null),
  check (graded_at is null or submitted_at is not null),
  check (grade is null or graded_at is not null)
);
create trigger homework_version before update on homework for each row execute function next_version();
create function refuse_foreign_homework() returns trigger language plpgsql as $$
begin
  if not exists (
    select from sessions where id = new.session_id and student_id = new.student_id and tutor_id = new.tutor_id
  ) then
    raise exception 'homework belongs to a session of the same tutor and student'
      using errcode = 'check_violation', constraint = 'homework_of_session';
  end if;
  return new;
end $$;
create trigger homework_of_session before insert or update on homework
  for each row when (new.session_id is not null) execute function refuse_foreign_homework();
create index homework_by_student on homework (student_id, due_at desc, id desc);
create index homework_by_tutor on homework (tutor_id, due_at desc, id desc);
create index homework_pending on homework (student_id, due_at) where status in ('assigned', 'in-progress');

create table homework_files (
  homework_id uuid not null references homework (id),
  file_id uuid not null unique references files (id),
  primary key (homework_id, file_id)
);

create table progress_notes (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (profile_id),
  tutor_id uuid not null references tutors (profile_id),
  subject text not null references subjects (name),
  note text not null check (length(note) between 1 and 5000),
  strengths text[] not null default '{}',
  areas_for_improvement text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger progress_notes_version before update on progress_notes for each row execute function next_version();
create index progress_notes_by_student on progress_notes (student_id, created_at desc, id desc);
create index progress_notes_by_tutor on progress_notes (tutor_id, created_at desc, id desc);

create table resources (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  type text not null check (type in ('document', 'video', 'worksheet', 'link')),
  subject text not null references subjects (name),
  grade text not null default '' check (length(grade) <= 60),
  url text check (url ~ '^https://' and length(url) <= 2000),
  file_id uuid unique references files (id),
  is_public boolean not null default true,
  uploaded_by uuid not null references profiles (id),
  search text not null generated always as (search_fold(title || ' ' || description || ' ' || subject)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((type = 'link') = (url is not null)),
  check ((type = 'link') = (file_id is null))
);
create trigger resources_version before update on resources for each row execute function next_version();
create index resources_newest on resources (created_at desc, id desc);
create index resources_by_title on resources (title, id);
create index resources_by_owner on resources (uploaded_by, created_at desc, id desc);
create index resources_search on resources using gin (search gin_trgm_ops);
