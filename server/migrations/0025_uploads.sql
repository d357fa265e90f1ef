-- A file on its way: what it is going to be, and which of its parts have arrived. The bytes of the parts lie where files
-- lie, so that any process can take the next one.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references profiles (id),
  use text not null check (use in ('homework', 'document', 'worksheet', 'video')),
  name text not null check (length(name) <= 1000),
  size bigint not null,
  -- When it was put together; the file has the same id.
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  constraint uploads_size check (size between 1 and case when use = 'video' then 524288000 else 26214400 end)
);
create index uploads_by_age on uploads (created_at);

create table upload_parts (
  upload_id uuid not null references uploads (id) on delete cascade,
  number integer not null check (number between 1 and 500),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9/_-]+$'),
  primary key (upload_id, number)
);
