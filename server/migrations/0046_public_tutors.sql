-- Tutors who agreed to be shown to everybody (R711). What is shown beside it, name, subjects and picture, is their profile's;
-- a page shows whoever is active and approved, and asks at every look. A tutor who is shown no longer keeps her row: the
-- version goes on counting, and her address never leads to somebody else.
create table public_tutors (
  profile_id uuid primary key references tutors (profile_id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  teaching_since smallint not null check (teaching_since between 1950 and 2100),
  languages text[] not null check (
    cardinality(languages) between 1 and 6
    and languages <@ array['english', 'arabic', 'some-arabic', 'french', 'german', 'hindi', 'italian', 'portuguese',
      'spanish', 'turkish', 'urdu', 'welsh']
  ),
  levels text[] not null check (
    cardinality(levels) between 1 and 4
    and levels <@ array['early-years', 'primary', 'secondary', 'sixth-form']
  ),
  line text not null check (length(line) between 1 and 160),
  line_ar text not null check (length(line_ar) between 1 and 160),
  agreed_at timestamptz not null,
  published_at timestamptz not null,
  published_by uuid not null references profiles (id),
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint public_tutors_agreed check (agreed_at <= published_at)
);
create trigger public_tutors_version before update on public_tutors for each row execute function next_version();
create index public_tutors_newest on public_tutors (published_at desc, profile_id desc) where withdrawn_at is null;
