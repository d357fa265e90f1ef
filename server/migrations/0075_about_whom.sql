-- An erasure and its preview find what was written about a person's lessons, homework and notes, whatever became of it
-- since: by an index each, and not by reading all mails and notices of the academy.
create index mail_outbox_about on mail_outbox (about) where about is not null;
create index notices_about on notices (about);
create index reminders_by_session on reminders (session_id) where session_id is not null;
create index reminders_by_homework on reminders (homework_id) where homework_id is not null;
-- Last, since nobody reads these tables from then on until all of this is stored.
drop index mail_outbox_waiting_about;
drop index notices_standing;
