-- What was sent in one part is known again once it is put together and its part is gone: the file itself may have been
-- drawn anew (R390, R396). Null where it came in several, and of what was finished before.
alter table uploads add column sha256 bytea check (length(sha256) = 32);
