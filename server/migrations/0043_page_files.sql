-- The files of builds whose pages may still be open in a tab when another build is served (R666).
create table page_files (
  path text primary key check (path ~ '^/assets/[A-Za-z0-9_.-]{1,120}$'),
  content bytea not null check (length(content) <= 4 * 1024 * 1024),
  served_at timestamptz not null
);
create index page_files_by_served_at on page_files (served_at);
