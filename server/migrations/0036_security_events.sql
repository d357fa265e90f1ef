-- What happens to accounts: sign-ins, refusals, changes of what protects them. An event's id is made of what it is about
-- and of ten minutes, so that equal ones are one row with a count. It refers to nobody: it outlives the account, and a
-- sign-in waits for no lock because of it. What a browser calls itself is kept as one of a few names.
create table security_events (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  person_id uuid,
  reason text check (reason ~ '^[a-z-]{1,40}$'),
  place text check (length(place) <= 200),
  address inet,
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  count integer not null default 1 check (count between 1 and 100),
  at timestamptz not null,
  last_at timestamptz not null check (last_at >= at)
);
create index security_events_by_time on security_events (at desc, id desc);
create index security_events_of_kind on security_events (kind, at desc, id desc);
create index security_events_of_person on security_events (person_id, at desc, id desc);

-- Beside its count an event stays as it was written, and what is counted stays counted.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.person_id, new.reason, new.place, new.address, new.browser, new.system, new.at)
    is distinct from (old.id, old.kind, old.person_id, old.reason, old.place, old.address, old.browser, old.system, old.at)
    or new.count < old.count or new.last_at < old.last_at then
    raise exception 'a security event stays as it was written' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger security_events_kept before update on security_events
  for each row execute function keep_security_event();
create trigger security_events_not_emptied before truncate on security_events
  for each statement execute function refuse_change();
