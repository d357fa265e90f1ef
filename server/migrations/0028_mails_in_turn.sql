-- Mails that somebody waits for are taken before reminders, of which an hour can bring a hundred thousand.
create index mail_outbox_due_first on mail_outbox (next_attempt_at, id)
  where status = 'waiting' and reminder_id is null;
create index mail_outbox_due_reminders on mail_outbox (next_attempt_at, id)
  where status = 'waiting' and reminder_id is not null;
drop index mail_outbox_due;
