-- In the order in which they were sent: the pages of an essay. So many and no more.
alter table homework_files add column position smallint;
update homework_files set position = place from (
  select file_id as id, row_number() over (partition by homework_id order by file_id) as place from homework_files
) as placed where file_id = placed.id;
alter table homework_files alter column position set not null,
  add constraint homework_files_position_check check (position between 1 and 10),
  add constraint homework_files_place unique (homework_id, position);

-- A student's own lists: what is to be done, soonest first, and what was handed in, newest first.
drop index homework_pending;
create index homework_pending on homework (student_id, due_at, id) where status in ('assigned', 'in-progress');
create index homework_handed_in on homework (student_id, submitted_at desc, id desc) where status = 'completed';

-- The ways homework may go are a rule of the product; here they hold whatever the code does.
create function refuse_homework_jump() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
    ('assigned', 'in-progress'), ('assigned', 'completed'), ('in-progress', 'completed')
  ) then
    raise exception 'homework cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'homework_transition';
  end if;
  if old.graded_at is not null
    and (old.submission_url, old.submitted_at) is distinct from (new.submission_url, new.submitted_at) then
    raise exception 'what is graded is not handed in again'
      using errcode = 'check_violation', constraint = 'homework_graded';
  end if;
  return new;
end $$;
create trigger homework_transition before update of status, submission_url, submitted_at on homework
  for each row execute function refuse_homework_jump();

create function refuse_foreign_work() returns trigger language plpgsql as $$
begin
  if not exists (
    select from homework join files on files.id = new.file_id
    where homework.id = new.homework_id and files.owner_id = homework.student_id
  ) then
    raise exception 'only the student hands in files'
      using errcode = 'check_violation', constraint = 'homework_files_owner';
  end if;
  return new;
end $$;
create trigger homework_files_owner before insert or update on homework_files
  for each row execute function refuse_foreign_work();
