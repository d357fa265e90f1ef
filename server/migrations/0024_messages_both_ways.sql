-- The student writes too: to a tutor, or to the academy, for which an administrator answers. What is between a student and
-- the academy has no tutor.
alter table messages alter column tutor_id drop not null;
alter table messages drop constraint messages_author;
alter table messages add constraint messages_author
  check (author_id = student_id or tutor_id is null or author_id = tutor_id);

create function refuse_stranger_for_academy() returns trigger language plpgsql as $$
begin
  if not exists (select from profiles where id = new.author_id and role = 'admin') then
    raise exception 'only an administrator writes for the academy'
      using errcode = 'check_violation', constraint = 'messages_academy';
  end if;
  return new;
end $$;
create trigger messages_academy before insert on messages
  for each row when (new.tutor_id is null and new.author_id <> new.student_id)
  execute function refuse_stranger_for_academy();

-- "is null" does not pass for a fixed value: the index of what is between two people cannot give this list in its order.
create index messages_with_academy on messages (student_id, created_at desc, id desc) where tutor_id is null;

-- Whose word was the last, and since when it waits for an answer: else all that was ever written would have to be looked
-- at to know what waits. Whoever writes again before an answer keeps their place.
create table academy_conversations (
  student_id uuid primary key references students (profile_id),
  is_waiting boolean not null,
  since timestamptz not null,
  last_at timestamptz not null check (last_at >= since)
);
create index academy_conversations_waiting on academy_conversations (since, student_id) where is_waiting;

create function keep_academy_conversation() returns trigger language plpgsql as $$
begin
  insert into academy_conversations as kept (student_id, is_waiting, since, last_at)
    values (new.student_id, new.author_id = new.student_id, new.created_at, new.created_at)
    on conflict (student_id) do update
      set since = case when kept.is_waiting and excluded.is_waiting then kept.since else excluded.since end,
        is_waiting = excluded.is_waiting,
        last_at = excluded.last_at
      -- Clocks of two processes differ a little: an answer to what came before it is none to what came after.
      where excluded.last_at >= kept.last_at;
  return null;
end $$;
create trigger messages_keep_conversation after insert on messages
  for each row when (new.tutor_id is null) execute function keep_academy_conversation();

-- For rows that came without their triggers: those of a load.
create function recount_academy_conversations() returns void language sql as $$
  delete from academy_conversations;
  insert into academy_conversations (student_id, is_waiting, since, last_at)
    select student_id, bool_or(is_waiting), coalesce(min(created_at) filter (where is_waiting), max(created_at)),
      max(created_at)
    from (
      select student_id, created_at, author_id = student_id and created_at > coalesce(
        max(created_at) filter (where author_id <> student_id) over (partition by student_id), '-infinity') as is_waiting
      from messages where tutor_id is null
    ) as kept
    group by student_id;
$$;
