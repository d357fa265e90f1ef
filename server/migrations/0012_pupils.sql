-- Unique, so that a name can be referred to. The order serves the lists as before.
drop index profiles_by_name;
create unique index profiles_by_name on profiles (name, id);

-- Whom a tutor teaches or has taught: a pair is there from the first assignment or session on. Its numbers are added up
-- as things happen, and the name stands here so that her list is read in its order: else both would cost more with every
-- lesson and every student she ever had. Whether the student is hers now depends on the time, and is asked for.
create table pupils (
  tutor_id uuid not null references tutors (profile_id),
  student_id uuid not null references students (profile_id),
  name text not null,
  sessions integer not null default 0,
  completed integer not null default 0,
  primary key (tutor_id, student_id),
  -- A student who gets another name has it here too.
  foreign key (student_id, name) references profiles (id, name) on update cascade
);
create index pupils_by_name on pupils (tutor_id, name, student_id);
create index pupils_of_student on pupils (student_id);

-- Who teaches a student is read from the index alone. Else the planner takes that of assignments_once for as good, which
-- finds the assignments of a student only by being read from end to end.
drop index assignments_by_student;
create index assignments_by_student on assignments (student_id, valid_from desc, id desc)
  include (tutor_id, subject, valid_until);

-- For rows that came without their triggers: those from before this table, and those of a load.
create function recount_pupils() returns void language sql as $$
  delete from pupils;
  insert into pupils (tutor_id, student_id, name, sessions, completed)
    select tutor_id, student_id, profiles.name, sum(sessions), sum(completed)
    from (
      select tutor_id, student_id, count(*) as sessions, count(*) filter (where status = 'completed') as completed
      from sessions group by tutor_id, student_id
      union all
      select tutor_id, student_id, 0, 0 from assignments
    ) as met
    join profiles on profiles.id = student_id
    group by tutor_id, student_id, profiles.name;
$$;

-- Whoever is about to change the name is waited for: what is written here must still be true when it is there.
create function meet_pupil(tutor uuid, student uuid) returns void language sql as $$
  insert into pupils (tutor_id, student_id, name)
    select tutor, student, profiles.name from profiles
    where profiles.id = student
      and not exists (select from pupils where pupils.tutor_id = tutor and pupils.student_id = student)
    for key share of profiles
    on conflict (tutor_id, student_id) do nothing;
$$;

create function meet_assigned_pupil() returns trigger language plpgsql as $$
begin
  perform meet_pupil(new.tutor_id, new.student_id);
  return null;
end $$;
create trigger assignments_pupils after insert or update of tutor_id, student_id
  on assignments for each row execute function meet_assigned_pupil();

-- A change that leaves the numbers as they are, such as a cancellation, waits for nobody.
create function add_up_pupil() returns trigger language plpgsql as $$
begin
  if new.id is not null then perform meet_pupil(new.tutor_id, new.student_id); end if;
  update pupils as pupil set
    sessions = pupil.sessions + change.sessions,
    completed = pupil.completed + change.completed
  from (
    select tutor_id, student_id, sum(n) as sessions, sum(n * (status = 'completed')::integer) as completed
    from (values
      (old.tutor_id, old.student_id, old.status, -1),
      (new.tutor_id, new.student_id, new.status, 1)
    ) as side (tutor_id, student_id, status, n)
    group by tutor_id, student_id
  ) as change
  where pupil.tutor_id = change.tutor_id and pupil.student_id = change.student_id
    and (change.sessions <> 0 or change.completed <> 0);
  return null;
end $$;
create trigger sessions_pupils after insert or delete or update of tutor_id, student_id, status
  on sessions for each row execute function add_up_pupil();

select recount_pupils();
