-- What was refused once it was whole stays refused, under its id, and what does not go on ends (R610, R612).
alter table uploads
  add column refused_at timestamptz,
  -- When its newest part arrived, or when it was begun.
  add column progress_at timestamptz not null default now(),
  add constraint uploads_end check (num_nonnulls(finished_at, refused_at) <= 1);
create index uploads_under_way on uploads (owner_id) include (size) where finished_at is null and refused_at is null;

-- One person's files under way have 100 MiB in all. A single one may be larger: a video (R611).
create function refuse_greedy_upload() returns trigger language plpgsql as $$
begin
  -- Two that are begun at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('uploads of ' || new.owner_id, 0));
  if (
    select count(*) > 1 and sum(size) > 104857600 from uploads
    where owner_id = new.owner_id and finished_at is null and refused_at is null
  ) then
    raise exception 'a person has more than 100 MiB under way'
      using errcode = 'check_violation', constraint = 'uploads_quota';
  end if;
  return null;
end $$;
create trigger refuse_greedy_upload after insert on uploads for each row execute function refuse_greedy_upload();

-- Parts belong to what is under way, whatever the code that writes them believes.
create function refuse_late_part() returns trigger language plpgsql as $$
begin
  if exists (
    select from uploads where id = new.upload_id and (finished_at is not null or refused_at is not null)
  ) then
    raise exception 'an upload that has ended takes no parts'
      using errcode = 'check_violation', constraint = 'upload_parts_under_way';
  end if;
  return new;
end $$;
create trigger refuse_late_part before insert on upload_parts
  for each row execute function refuse_late_part();
