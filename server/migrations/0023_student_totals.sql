-- What a student has had, given and done, added up as it happens like a tutor's totals: the first page of their area costs
-- the same after ten years as after one.
create table student_totals (
  student_id uuid primary key references students (profile_id),
  sessions integer not null default 0,
  completed integer not null default 0,
  -- How many of them the student rated, and with how many stars in all.
  ratings integer not null default 0,
  stars integer not null default 0,
  homework integer not null default 0,
  homework_completed integer not null default 0
);

-- For rows that came without their triggers: those from before this table, and those of a load.
create function recount_student_totals() returns void language sql as $$
  delete from student_totals;
  insert into student_totals (student_id, sessions, completed, ratings, stars, homework, homework_completed)
    select student_id, sum(sessions), sum(completed), sum(ratings), sum(stars), sum(homework), sum(homework_completed)
    from (
      select student_id, count(*) as sessions, count(*) filter (where status = 'completed') as completed,
        count(student_rating) as ratings, coalesce(sum(student_rating), 0) as stars, 0 as homework, 0 as homework_completed
      from sessions left join feedback on session_id = id group by student_id
      union all
      select student_id, 0, 0, 0, 0, count(*), count(*) filter (where status = 'completed')
      from homework group by student_id
    ) as counted
    group by student_id;
$$;

-- A change that leaves the numbers as they are, such as a cancellation, waits for nobody.
create function add_up_student_session() returns trigger language plpgsql as $$
declare
  rating smallint := (select student_rating from feedback where session_id = coalesce(new.id, old.id));
begin
  insert into student_totals as total (student_id, sessions, completed, ratings, stars)
    select student_id, sum(n), sum(n * (status = 'completed')::integer),
      sum(n * (rating is not null)::integer), sum(n * coalesce(rating, 0))
    from (values (old.student_id, old.status, -1), (new.student_id, new.status, 1)) as change (student_id, status, n)
    where student_id is not null
    group by student_id
    having sum(n) <> 0 or sum(n * (status = 'completed')::integer) <> 0
    order by student_id
    on conflict (student_id) do update set
      sessions = total.sessions + excluded.sessions,
      completed = total.completed + excluded.completed,
      ratings = total.ratings + excluded.ratings,
      stars = total.stars + excluded.stars;
  return null;
end $$;
-- Triggers run in the order of their names, these between those of the pupils and those of the tutor's totals: every change
-- takes hold of the three in one order, so that two of them wait for one another instead of stopping one another.
create trigger sessions_student_totals after insert or delete or update of student_id, status
  on sessions for each row execute function add_up_student_session();

create function add_up_student_rating() returns trigger language plpgsql as $$
begin
  update student_totals as total set
    ratings = total.ratings + (new.student_rating is not null)::integer - (old.student_rating is not null)::integer,
    stars = total.stars + coalesce(new.student_rating, 0) - coalesce(old.student_rating, 0)
  from sessions
  where sessions.id = coalesce(new.session_id, old.session_id) and total.student_id = sessions.student_id
    and new.student_rating is distinct from old.student_rating;
  return null;
end $$;
create trigger feedback_student_totals after insert or delete or update of student_rating
  on feedback for each row execute function add_up_student_rating();

create function add_up_student_homework() returns trigger language plpgsql as $$
begin
  insert into student_totals as total (student_id, homework, homework_completed)
    select student_id, sum(n), sum(n * (status = 'completed')::integer)
    from (values (old.student_id, old.status, -1), (new.student_id, new.status, 1)) as change (student_id, status, n)
    where student_id is not null
    group by student_id
    having sum(n) <> 0 or sum(n * (status = 'completed')::integer) <> 0
    order by student_id
    on conflict (student_id) do update set
      homework = total.homework + excluded.homework,
      homework_completed = total.homework_completed + excluded.homework_completed;
  return null;
end $$;
create trigger homework_student_totals after insert or delete or update of student_id, status
  on homework for each row execute function add_up_student_homework();

select recount_student_totals();

-- What is ahead of a student: found without a look at all that is over.
create index sessions_open_of_student_by_end on sessions (student_id, ends_at, id) where status in ('scheduled', 'in-progress');
