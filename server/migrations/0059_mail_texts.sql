-- The academy's own words in the mails of a kind, in one language (R907). What is not here is the original.
create table mail_texts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  language text not null check (language in ('en', 'ar')),
  -- {"subject": "…", "body_student": "…"}
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  updated_by uuid not null references profiles (id),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint mail_texts_of_kind unique (kind, language),
  -- A line break in a subject would begin another header.
  constraint mail_texts_lines check (not jsonb_path_exists(texts, '$.* ? (@ like_regex "[\\x00-\\x1f\\x7f]")'))
);
create trigger mail_texts_version before update on mail_texts for each row execute function next_version();
