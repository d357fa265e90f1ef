drop index mail_outbox_due;

-- When a worker began to hand a reminder over. Nobody gets one twice: if the worker dies over it, it is not tried again.
alter table mail_outbox add column handed_over_at timestamptz;
create index mail_outbox_interrupted on mail_outbox (claimed_until)
  where status = 'waiting' and handed_over_at is not null;

-- Mails that somebody waits for are taken before reminders, of which an hour can bring a hundred thousand.
create index mail_outbox_due_first on mail_outbox (next_attempt_at, id)
  where status = 'waiting' and reminder_id is null;
create index mail_outbox_due_reminders on mail_outbox (next_attempt_at, id)
  where status = 'waiting' and reminder_id is not null and handed_over_at is null;

-- What waits for an address that was replaced, unless the family still reads there. As the reminders themselves, whichever
-- way the address is changed.
create index mail_outbox_reminders_by_address on mail_outbox (to_address)
  where status = 'waiting' and reminder_id is not null;
create function withdraw_from_former_reader(student uuid, address text) returns void language sql as $$
  update mail_outbox set status = 'withdrawn', data = '{}', claimed_until = null
    where status = 'waiting' and reminder_id is not null and to_address = address
      and not exists (select from profiles where id = student and email = address)
      and not exists (select from guardians where student_id = student and position = 1 and email = address)
      and exists (
        select from reminders
          left join sessions on sessions.id = session_id
          left join homework on homework.id = homework_id
          where reminders.id = reminder_id and student in (sessions.student_id, homework.student_id)
      );
$$;
create function withdraw_from_former_address() returns trigger language plpgsql as $$
begin
  perform withdraw_from_former_reader(old.id, old.email);
  return null;
end $$;
create trigger profiles_former_address after update of email on profiles for each row
  when (old.email is distinct from new.email) execute function withdraw_from_former_address();
create function withdraw_from_former_parent() returns trigger language plpgsql as $$
begin
  perform withdraw_from_former_reader(old.student_id, old.email);
  return null;
end $$;
create trigger guardians_former_address after update of email or delete on guardians for each row
  execute function withdraw_from_former_parent();
