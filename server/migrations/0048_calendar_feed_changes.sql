-- What a calendar program was last given, and since when it is that: programs that know no ETag ask by the time alone.
alter table calendar_feeds
  add column content_hash text,
  add column content_changed_at timestamptz,
  add constraint calendar_feeds_content check ((content_hash is null) = (content_changed_at is null));
