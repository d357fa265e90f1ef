-- Since when a lesson to come waits for another tutor: the last assignment between its tutor and its student has ended.
-- Whoever has left has no way into it, nor sets one before the child.
alter table sessions add column tutor_left_at timestamptz,
  add constraint sessions_tutor_left check (
    tutor_left_at is null or (status in ('scheduled', 'cancelled') and meeting_link is null)
  );

-- A lesson that is no longer hers takes up none of her time. The student's it still does.
alter table sessions drop constraint sessions_tutor_free,
  add constraint sessions_tutor_free exclude using gist (tutor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'in-progress') and tutor_left_at is null);

create index sessions_without_tutor on sessions (starts_at, id) where tutor_left_at is not null and status = 'scheduled';

-- Her totals and her list of students are those of lessons that are hers.
create or replace function recount_session_totals() returns void language sql as $$
  delete from session_totals;
  insert into session_totals (tutor_id, subject, status, sessions, minutes, ratings, stars)
    select tutor_id, subject, status, count(*), sum(duration_minutes), count(student_rating), coalesce(sum(student_rating), 0)
    from sessions left join feedback on session_id = id
    where tutor_left_at is null
    group by tutor_id, subject, status;
$$;

create or replace function add_up_session() returns trigger language plpgsql as $$
declare
  rating smallint := (select student_rating from feedback where session_id = coalesce(new.id, old.id));
begin
  insert into session_totals as total (tutor_id, subject, status, sessions, minutes, ratings, stars)
    select tutor_id, subject, status, sum(n), sum(n * minutes),
      sum(n * (rating is not null)::integer), sum(n * coalesce(rating, 0))
    from (values
      (old.tutor_id, old.tutor_left_at, old.subject, old.status, old.duration_minutes, -1),
      (new.tutor_id, new.tutor_left_at, new.subject, new.status, new.duration_minutes, 1)
    ) as change (tutor_id, tutor_left_at, subject, status, minutes, n)
    where tutor_id is not null and tutor_left_at is null
    group by tutor_id, subject, status
    order by tutor_id, subject, status
    on conflict (tutor_id, subject, status) do update set
      sessions = total.sessions + excluded.sessions,
      minutes = total.minutes + excluded.minutes,
      ratings = total.ratings + excluded.ratings,
      stars = total.stars + excluded.stars;
  return null;
end $$;
drop trigger sessions_totals on sessions;
create trigger sessions_totals
  after insert or delete or update of tutor_id, tutor_left_at, subject, status, duration_minutes
  on sessions for each row execute function add_up_session();

create or replace function recount_pupils() returns void language sql as $$
  delete from pupils;
  insert into pupils (tutor_id, student_id, name, sessions, completed)
    select tutor_id, student_id, profiles.name, sum(sessions), sum(completed)
    from (
      select tutor_id, student_id, count(*) as sessions, count(*) filter (where status = 'completed') as completed
      from sessions where tutor_left_at is null group by tutor_id, student_id
      union all
      select tutor_id, student_id, 0, 0 from assignments
    ) as met
    join profiles on profiles.id = student_id
    group by tutor_id, student_id, profiles.name;
$$;

create or replace function add_up_pupil() returns trigger language plpgsql as $$
begin
  if new.id is not null then perform meet_pupil(new.tutor_id, new.student_id); end if;
  update pupils as pupil set
    sessions = pupil.sessions + change.sessions,
    completed = pupil.completed + change.completed
  from (
    select tutor_id, student_id, sum(n) as sessions, sum(n * (status = 'completed')::integer) as completed
    from (values
      (old.tutor_id, old.student_id, old.tutor_left_at, old.status, -1),
      (new.tutor_id, new.student_id, new.tutor_left_at, new.status, 1)
    ) as side (tutor_id, student_id, tutor_left_at, status, n)
    where tutor_left_at is null
    group by tutor_id, student_id
  ) as change
  where pupil.tutor_id = change.tutor_id and pupil.student_id = change.student_id
    and (change.sessions <> 0 or change.completed <> 0);
  return null;
end $$;
drop trigger sessions_pupils on sessions;
create trigger sessions_pupils
  after insert or delete or update of tutor_id, student_id, tutor_left_at, status
  on sessions for each row execute function add_up_pupil();

-- Nobody is reminded of a lesson that nobody gives.
create or replace function plan_changed_lesson() returns trigger language plpgsql as $$
declare
  wrong uuid[];
begin
  with found as (
    update reminders set status = 'withdrawn' where session_id = new.id and status <> 'withdrawn' returning id
  ) select array_agg(id) into wrong from found;
  perform withdraw_reminder_mails(wrong);
  if new.status = 'scheduled' and new.tutor_left_at is null then
    perform plan_lesson_reminders(new.id, new.starts_at);
  end if;
  return null;
end $$;
drop trigger sessions_reminders on sessions;
create trigger sessions_reminders after update of starts_at, status, tutor_left_at on sessions for each row
  when (
    old.starts_at <> new.starts_at or old.status <> new.status
    or (old.tutor_left_at is null) <> (new.tutor_left_at is null)
  ) execute function plan_changed_lesson();

create or replace function plan_missing_reminders() returns void language sql as $$
  select plan_lesson_reminders(id, starts_at) from sessions
    where status = 'scheduled' and tutor_left_at is null and starts_at > now()
      and not exists (select from reminders where session_id = sessions.id);
  select plan_homework_reminder(id, due_at) from homework
    where status <> 'completed' and due_at > now() and not exists (select from reminders where homework_id = homework.id);
$$;

-- From the end of their last assignment on, whichever way it is ended. What has begun stays hers to close; the way in is
-- gone from that too.
create function leave_lessons() returns trigger language plpgsql as $$
begin
  -- Two that end at once wait for one another: the second sees that it was the last.
  perform from assignments where tutor_id = new.tutor_id and student_id = new.student_id order by id for update;
  if exists (
    select from assignments
    where tutor_id = new.tutor_id and student_id = new.student_id and valid_until is null
  ) then return null; end if;
  update sessions set
    tutor_left_at = case when status <> 'in-progress' and starts_at > new.valid_until then new.valid_until end,
    meeting_link = null
  where tutor_id = new.tutor_id and student_id = new.student_id and tutor_left_at is null
    and status <> 'completed' and ends_at > new.valid_until
    and (meeting_link is not null or (status <> 'in-progress' and starts_at > new.valid_until));
  return null;
end $$;
create trigger assignments_left after update of valid_until on assignments for each row
  when (old.valid_until is null and new.valid_until is not null) execute function leave_lessons();

-- A new one gives back what is still to come, but for what is in the way of her other lessons by now. The way in stays
-- gone until somebody sets one.
create function take_lessons_back() returns trigger language plpgsql as $$
begin
  perform from assignments where tutor_id = new.tutor_id and student_id = new.student_id order by id for update;
  update sessions set tutor_left_at = null
  where tutor_id = new.tutor_id and student_id = new.student_id and tutor_left_at is not null
    and starts_at > new.valid_from
    and not exists (
      select from sessions as other
      where other.tutor_id = new.tutor_id and other.status in ('scheduled', 'in-progress')
        and other.tutor_left_at is null and sessions.status = 'scheduled'
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(sessions.starts_at, sessions.ends_at)
    );
  return null;
end $$;
create trigger assignments_back after insert on assignments for each row
  when (new.valid_until is null) execute function take_lessons_back();
create trigger assignments_resumed after update of valid_until on assignments for each row
  when (old.valid_until is not null and new.valid_until is null) execute function take_lessons_back();

-- By what a former tutor finds a child: the first name in either script, folded as the whole name is. What stands before a
-- comma is the family's.
create function search_first_name(name text, name_ar text) returns text language sql immutable parallel safe
return search_fold(
  split_part(regexp_replace(name, '^.*[,،]\s*', ''), ' ', 1) || ' '
    || coalesce(split_part(regexp_replace(name_ar, '^.*[,،]\s*', ''), ' ', 1), '')
);

-- An open question about a lesson goes with it to whoever gives it now.
create or replace function refuse_closed_request() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.session_id, new.student_id, new.kind, new.reason, new.wished_at)
    is distinct from (old.session_id, old.student_id, old.kind, old.reason, old.wished_at)
    or (old.tutor_id <> new.tutor_id
      and not exists (select from sessions where id = new.session_id and tutor_id = new.tutor_id)) then
    raise exception 'a request is answered once, and asks for what it was written for'
      using errcode = 'check_violation', constraint = 'session_requests_once';
  end if;
  return new;
end $$;

-- Homework stays with the tutor who set it: it was set in a lesson that is another's now.
create function give_lesson_on() returns trigger language plpgsql as $$
begin
  update session_requests set tutor_id = new.tutor_id where session_id = new.id and status = 'open';
  update homework set session_id = null where session_id = new.id and tutor_id <> new.tutor_id;
  return null;
end $$;
create trigger sessions_given_on after update of tutor_id on sessions for each row
  when (old.tutor_id <> new.tutor_id) execute function give_lesson_on();
create index homework_of_session on homework (session_id) where session_id is not null;

-- Those whose tutor had left before.
update sessions set tutor_left_at = now(), meeting_link = null
where status in ('scheduled', 'cancelled') and starts_at > now()
  and exists (
    select from assignments
    where assignments.tutor_id = sessions.tutor_id and assignments.student_id = sessions.student_id
    group by assignments.tutor_id having every(valid_until is not null)
  );
