-- A day of the calendar begins with the lessons that last into it. Of those that began before it most are over: with its
-- end in the index, a lesson is passed by without being looked up. The other lists by time use the same index as before.
create index sessions_newest_with_end on sessions (starts_at desc, id desc, ends_at);
create index sessions_by_subject_with_end on sessions (subject, starts_at desc, id desc, ends_at);
-- The newest requests are open ones, because they are about lessons to come. Whoever asks for answered ones would read
-- past all of them.
create index session_requests_no_longer_open on session_requests (created_at desc, id desc) where status <> 'open';
-- Last, since nobody reads the table from then on until all of this is stored.
drop index sessions_newest;
alter index sessions_newest_with_end rename to sessions_newest;
drop index sessions_by_subject;
alter index sessions_by_subject_with_end rename to sessions_by_subject;
