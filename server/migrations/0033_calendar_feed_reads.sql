-- When a calendar address was last read, by each kind of program: whoever sees one that they do not have makes a new address.
create table calendar_feed_reads (
  profile_id uuid not null references calendar_feeds (profile_id) on delete cascade,
  program text not null check (program in ('apple', 'google', 'outlook', 'other')),
  read_at timestamptz not null,
  primary key (profile_id, program)
);
