-- Who lets calendar programs read their lessons. The address is not here: it is signed over the person and the key, which
-- is another one each time, so that no address ever comes back. Without a row there is none.
create table calendar_feeds (
  profile_id uuid primary key references profiles (id),
  key uuid not null unique default gen_random_uuid(),
  made_at timestamptz not null default now()
);
