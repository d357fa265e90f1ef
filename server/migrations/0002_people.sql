create table profiles (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  email text unique check (email = lower(email) and length(email) <= 255),
  role text check (role in ('admin', 'tutor', 'student')),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  timezone text not null default 'Asia/Riyadh' check (length(timezone) between 1 and 64),
  language text not null default 'en' check (language in ('en', 'ar')),
  calendar text not null default 'gregory' check (calendar in ('gregory', 'islamic-umalqura')),
  picture_file_id uuid,
  is_active boolean not null default true,
  search text generated always as (search_fold(name || ' ' || coalesce(name_ar, '') || ' ' || coalesce(email, ''))) stored,
  -- For those who may know the name and not the address.
  search_name text generated always as (search_fold(name || ' ' || coalesce(name_ar, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger profiles_version before update on profiles for each row execute function next_version();
create index profiles_by_name on profiles (name, id);
create index profiles_by_role_and_name on profiles (role, name, id);
create index profiles_search on profiles using gin (search gin_trgm_ops);
create index profiles_search_name on profiles using gin (search_name gin_trgm_ops);
create index profiles_admins on profiles (id) where role = 'admin' and is_active;

-- The subjects of a tutor or a student; one alone refers to the table instead.
create function are_subjects(names text[]) returns boolean
language sql immutable strict parallel safe
return names <@ array['Mathematics', 'Algebra', 'Calculus', 'Statistics', 'Physics', 'Chemistry', 'Biology',
  'English', 'History', 'Computer Science'];

create table tutors (
  profile_id uuid primary key references profiles (id),
  gender text check (gender in ('female', 'male')),
  bio text not null default '' check (length(bio) <= 5000),
  subjects text[] not null default '{}' check (are_subjects(subjects)),
  hourly_rate numeric(12, 3) not null check (hourly_rate >= 0),
  currency text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  availability text[] not null default '{}',
  qualifications text[] not null default '{}',
  experience text not null default '' check (length(experience) <= 5000),
  meeting_link text check (meeting_link ~ '^https://' and length(meeting_link) <= 2000),
  approved_at timestamptz,
  approved_by uuid references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (approved_by is null or approved_at is not null)
);
create trigger tutors_version before update on tutors for each row execute function next_version();

create table students (
  profile_id uuid primary key references profiles (id),
  grade text not null default '' check (length(grade) <= 60),
  school_year text check (length(school_year) between 1 and 60),
  birth_date date check (birth_date > date '1900-01-01'),
  subjects text[] not null default '{}' check (are_subjects(subjects)),
  learning_goals text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger students_version before update on students for each row execute function next_version();

-- The first guardian of a student (position 1) is the parent contact that the screens show.
create table guardians (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (profile_id),
  position smallint not null check (position between 1 and 9),
  name text not null check (length(name) between 1 and 120),
  email text check (email = lower(email) and length(email) <= 255),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (whatsapp ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null default 'ar' check (language in ('en', 'ar')),
  profile_id uuid references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (student_id, position)
);
create trigger guardians_version before update on guardians for each row execute function next_version();

create table guardian_consents (
  id uuid primary key default gen_random_uuid(),
  guardian_id uuid not null references guardians (id),
  purpose text not null check (purpose in ('lessons', 'recording', 'marketing')),
  text_version text not null check (length(text_version) between 1 and 40),
  language text not null check (language in ('en', 'ar')),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index guardian_consents_standing on guardian_consents (guardian_id, purpose) where withdrawn_at is null;

create table subjects (
  name text primary key check (length(name) between 1 and 60)
);
insert into subjects (name) values
  ('Mathematics'), ('Algebra'), ('Calculus'), ('Statistics'), ('Physics'), ('Chemistry'), ('Biology'),
  ('English'), ('History'), ('Computer Science');

create table assignments (
  id uuid primary key default gen_random_uuid(),
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  subject text not null references subjects (name),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  assigned_by uuid not null references profiles (id),
  ended_by uuid references profiles (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((ended_by is null) = (valid_until is null)),
  constraint assignments_once exclude using gist (
    tutor_id with =, student_id with =, subject with =, tstzrange(valid_from, valid_until) with &&
  )
);
create trigger assignments_version before update on assignments for each row execute function next_version();
create index assignments_by_tutor on assignments (tutor_id, valid_from desc, id desc);
create index assignments_by_student on assignments (student_id, valid_from desc, id desc);
create index assignments_newest on assignments (valid_from desc, id desc);
