-- What the academy did on each day and in each month, added up as it happens: a statistic of any period costs the same
-- after ten million lessons as after ten thousand. The sums of the whole academy are everybody's, so a change does not
-- wait for them: it leaves a line of what it changed, and lines are added up in turn (docs/decisions/0036).

-- By whose clock the days are. A line says when, and becomes a day when it is added up.
create table statistics_clock (
  id integer primary key default 1 check (id = 1),
  timezone text not null
);
insert into statistics_clock (timezone) select timezone from settings;

create table statistics_changes (
  id bigint generated always as identity primary key,
  -- The beginning of the lesson, or when the homework is due.
  at timestamptz not null,
  tutor_id uuid not null,
  student_id uuid not null,
  subject text not null,
  -- Of the family, or nothing.
  country text not null,
  sessions integer not null default 0,
  completed integer not null default 0,
  cancelled integer not null default 0,
  minutes integer not null default 0,
  ratings integer not null default 0,
  stars integer not null default 0,
  homework integer not null default 0,
  on_time integer not null default 0,
  late integer not null default 0
);

create table statistics_application_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  stage text not null,
  -- The arrival, or the match.
  at timestamptz not null,
  applications integer not null default 0,
  matched integer not null default 0,
  match_minutes integer not null default 0
);

create table statistics_sums (
  unit text not null check (unit in ('day', 'month')),
  scope text not null check (scope in ('academy', 'subject', 'country', 'tutor')),
  -- The day, or the first day of the month.
  starts_on date not null,
  -- The subject, the country or the tutor; nothing for the academy, and for families that named no country.
  key text not null,
  sessions bigint not null,
  completed bigint not null,
  cancelled bigint not null,
  -- Of completed sessions.
  minutes bigint not null,
  ratings bigint not null,
  stars bigint not null,
  -- By the day on which it is due.
  homework bigint not null,
  on_time bigint not null,
  late bigint not null,
  primary key (unit, scope, starts_on, key),
  constraint statistics_sums_month check (unit = 'day' or extract(day from starts_on) = 1)
);
-- A page of the list of tutors.
create index statistics_sums_of_tutor on statistics_sums (key, unit, starts_on) where scope = 'tutor';

-- Families, tutors and questions by the day of their arrival and how far they have come; matches by their own day, under
-- the stage of that name.
create table statistics_application_sums (
  unit text not null check (unit in ('day', 'month')),
  starts_on date not null,
  kind text not null,
  stage text not null,
  applications bigint not null,
  matched bigint not null,
  match_minutes bigint not null,
  primary key (unit, starts_on, kind, stage),
  constraint statistics_application_sums_month check (unit = 'day' or extract(day from starts_on) = 1)
);

-- Who had or gave how many completed lessons in a month: whoever had one counts once.
create table statistics_person_months (
  profile_id uuid not null,
  month date not null check (extract(day from month) = 1),
  role text not null check (role in ('student', 'tutor')),
  lessons integer not null check (lessons > 0),
  primary key (profile_id, month)
);

create table statistics_active_months (
  month date primary key check (extract(day from month) = 1),
  students integer not null,
  tutors integer not null,
  -- Students who had a lesson in the month before, too.
  returned integer not null
);

-- A zone that is younger than this database is read as UTC.
create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

-- Whoever is about to move is waited for: their lessons are moved to the other country with them.
create function country_of_family(student uuid) returns text language sql as $$
  select coalesce(country, '') from profiles where id = student for share;
$$;

create function note_session_change() returns trigger language plpgsql as $$
declare
  rating smallint := (select student_rating from feedback where session_id = coalesce(new.id, old.id));
begin
  insert into statistics_changes
    (at, tutor_id, student_id, subject, country, sessions, completed, cancelled, minutes, ratings, stars)
    select starts_at, tutor_id, student_id, subject, country_of_family(student_id), sum(n),
      sum(n * (status = 'completed')::integer), sum(n * (status = 'cancelled')::integer),
      sum(n * minutes * (status = 'completed')::integer),
      sum(n * (rating is not null)::integer), sum(n * coalesce(rating, 0))
    from (values
      (old.starts_at, old.tutor_id, old.student_id, old.subject, old.status, old.duration_minutes, -1),
      (new.starts_at, new.tutor_id, new.student_id, new.subject, new.status, new.duration_minutes, 1)
    ) as side (starts_at, tutor_id, student_id, subject, status, minutes, n)
    where tutor_id is not null
    group by starts_at, tutor_id, student_id, subject
    having sum(n) <> 0 or sum(n * (status = 'completed')::integer) <> 0
      or sum(n * (status = 'cancelled')::integer) <> 0 or sum(n * minutes * (status = 'completed')::integer) <> 0;
  return null;
end $$;
create trigger sessions_statistics
  after insert or delete or update of starts_at, tutor_id, student_id, subject, status, duration_minutes
  on sessions for each row execute function note_session_change();

-- A lesson that is being moved is waited for, so that the stars go to its new day.
create function note_rating_change() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (at, tutor_id, student_id, subject, country, ratings, stars)
    select starts_at, tutor_id, student_id, subject, country_of_family(student_id),
      (new.student_rating is not null)::integer - (old.student_rating is not null)::integer,
      coalesce(new.student_rating, 0) - coalesce(old.student_rating, 0)
    from sessions
    where id = coalesce(new.session_id, old.session_id) and new.student_rating is distinct from old.student_rating
    for no key update;
  return null;
end $$;
create trigger feedback_statistics after insert or delete or update of student_rating
  on feedback for each row execute function note_rating_change();

-- One or nought, as R165 has it; neither where it was not handed in.
create function handed_in_on_time(status text, submitted_at timestamptz, due_at timestamptz) returns integer
language sql immutable return coalesce(status = 'completed' and submitted_at <= due_at, false)::integer;
create function handed_in_late(status text, submitted_at timestamptz, due_at timestamptz) returns integer
language sql immutable return coalesce(status = 'completed' and submitted_at > due_at, false)::integer;

create function note_homework_change() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (at, tutor_id, student_id, subject, country, homework, on_time, late)
    select due_at, tutor_id, student_id, subject, country_of_family(student_id), sum(n),
      sum(n * handed_in_on_time(status, submitted_at, due_at)), sum(n * handed_in_late(status, submitted_at, due_at))
    from (values
      (old.due_at, old.tutor_id, old.student_id, old.subject, old.status, old.submitted_at, -1),
      (new.due_at, new.tutor_id, new.student_id, new.subject, new.status, new.submitted_at, 1)
    ) as side (due_at, tutor_id, student_id, subject, status, submitted_at, n)
    where tutor_id is not null
    group by due_at, tutor_id, student_id, subject
    having sum(n) <> 0 or sum(n * handed_in_on_time(status, submitted_at, due_at)) <> 0
      or sum(n * handed_in_late(status, submitted_at, due_at)) <> 0;
  return null;
end $$;
create trigger homework_statistics
  after insert or delete or update of due_at, tutor_id, student_id, subject, status, submitted_at
  on homework for each row execute function note_homework_change();

-- The country is the one that the family has now: a wrong one that is corrected leaves nothing behind.
create function note_country_change() returns trigger language plpgsql as $$
begin
  insert into statistics_changes
    (at, tutor_id, student_id, subject, country, sessions, completed, cancelled, minutes, ratings, stars)
    select starts_at, tutor_id, student_id, subject, side.country, n, n * (status = 'completed')::integer,
      n * (status = 'cancelled')::integer, n * duration_minutes * (status = 'completed')::integer,
      n * (student_rating is not null)::integer, n * coalesce(student_rating, 0)
    from sessions left join feedback on session_id = id,
      (values (coalesce(old.country, ''), -1), (coalesce(new.country, ''), 1)) as side (country, n)
    where student_id = new.id;
  insert into statistics_changes (at, tutor_id, student_id, subject, country, homework, on_time, late)
    select due_at, tutor_id, student_id, subject, side.country, n,
      n * handed_in_on_time(status, submitted_at, due_at), n * handed_in_late(status, submitted_at, due_at)
    from homework,
      (values (coalesce(old.country, ''), -1), (coalesce(new.country, ''), 1)) as side (country, n)
    where student_id = new.id;
  return null;
end $$;
create trigger profiles_statistics after update of country on profiles for each row
  when (coalesce(old.country, '') <> coalesce(new.country, '')) execute function note_country_change();

create function minutes_until(first timestamptz, last timestamptz) returns integer language sql immutable
return floor(extract(epoch from last - first) / 60);

create function note_application_change() returns trigger language plpgsql as $$
begin
  insert into statistics_application_changes (kind, stage, at, applications, matched, match_minutes)
    select kind, stage, at, sum(arrived), sum(matched), sum(minutes)
    from (values
      (old.kind, old.stage, old.created_at, -1, 0, 0),
      (new.kind, new.stage, new.created_at, 1, 0, 0),
      (old.kind, 'matched', old.matched_at, 0, -1, -minutes_until(old.created_at, old.matched_at)),
      (new.kind, 'matched', new.matched_at, 0, 1, minutes_until(new.created_at, new.matched_at))
    ) as side (kind, stage, at, arrived, matched, minutes)
    where kind is not null and at is not null
    group by kind, stage, at
    having sum(arrived) <> 0 or sum(matched) <> 0 or sum(minutes) <> 0;
  return null;
end $$;
create trigger applications_statistics after insert or delete or update of kind, stage, created_at, matched_at
  on applications for each row execute function note_application_change();

-- One more or less for a person and a month. Whoever comes to none, or has one, changes what is said of the month, and of
-- the one after it.
create function add_up_person_month(person uuid, their_role text, in_month date, more bigint) returns void
language plpgsql as $$
declare
  before bigint := coalesce(
    (select lessons from statistics_person_months where profile_id = person and month = in_month), 0);
  turn integer := (before + more > 0)::integer - (before > 0)::integer;
begin
  if before + more = 0 then
    delete from statistics_person_months where profile_id = person and month = in_month;
  else
    insert into statistics_person_months as kept (profile_id, month, role, lessons)
      values (person, in_month, their_role, before + more)
      on conflict (profile_id, month) do update set lessons = excluded.lessons;
  end if;
  if turn = 0 then return; end if;
  insert into statistics_active_months as kept (month, students, tutors, returned)
    select in_month, turn * (their_role = 'student')::integer, turn * (their_role = 'tutor')::integer,
      turn * exists (
        select from statistics_person_months
        where profile_id = person and month = in_month - interval '1 month' and role = 'student'
      )::integer
    on conflict (month) do update set
      students = kept.students + excluded.students,
      tutors = kept.tutors + excluded.tutors,
      returned = kept.returned + excluded.returned;
  update statistics_active_months set returned = returned + turn
  where month = in_month + interval '1 month'
    and exists (
      select from statistics_person_months
      where profile_id = person and month = in_month + interval '1 month' and role = 'student'
    );
end $$;

-- Adds up what has changed since the last time. While all is counted anew, that is waited for by nobody.
create function add_up_statistics() returns void language plpgsql as $$
declare
  zone text;
  batch bigint[];
begin
  begin
    lock table statistics_clock in row share mode nowait;
  exception when lock_not_available then
    return;
  end;
  select known_zone(timezone) into zone from statistics_clock for update;
  loop
    -- By their ids: a line that is committed meanwhile waits for the next time, whatever its number.
    select array_agg(id) into batch from (select id from statistics_changes order by id limit 5000) as waiting;
    exit when batch is null;
    insert into statistics_sums as kept (unit, scope, starts_on, key, sessions, completed, cancelled, minutes, ratings,
        stars, homework, on_time, late)
      select unit, scope, date_trunc(unit, at at time zone zone)::date, key, sum(sessions), sum(completed),
        sum(cancelled), sum(minutes), sum(ratings), sum(stars), sum(homework), sum(on_time), sum(late)
      from statistics_changes, (values ('day'), ('month')) as units (unit),
        lateral (values ('academy', ''), ('subject', subject), ('country', country), ('tutor', tutor_id::text))
          as scopes (scope, key)
      where id = any (batch)
      group by 1, 2, 3, 4
      on conflict (unit, scope, starts_on, key) do update set
        sessions = kept.sessions + excluded.sessions,
        completed = kept.completed + excluded.completed,
        cancelled = kept.cancelled + excluded.cancelled,
        minutes = kept.minutes + excluded.minutes,
        ratings = kept.ratings + excluded.ratings,
        stars = kept.stars + excluded.stars,
        homework = kept.homework + excluded.homework,
        on_time = kept.on_time + excluded.on_time,
        late = kept.late + excluded.late;
    perform add_up_person_month(person, role, month, lessons)
    from (
      select person, role, date_trunc('month', at at time zone zone)::date as month, sum(completed) as lessons
      from statistics_changes, lateral (values (student_id, 'student'), (tutor_id, 'tutor')) as people (person, role)
      where id = any (batch)
      group by 1, 2, 3
      having sum(completed) <> 0
    ) as changed;
    delete from statistics_changes where id = any (batch);
  end loop;
  loop
    select array_agg(id) into batch
    from (select id from statistics_application_changes order by id limit 5000) as waiting;
    exit when batch is null;
    insert into statistics_application_sums as kept (unit, starts_on, kind, stage, applications, matched, match_minutes)
      select unit, date_trunc(unit, at at time zone zone)::date, kind, stage, sum(applications), sum(matched),
        sum(match_minutes)
      from statistics_application_changes, (values ('day'), ('month')) as units (unit)
      where id = any (batch)
      group by 1, 2, 3, 4
      on conflict (unit, starts_on, kind, stage) do update set
        applications = kept.applications + excluded.applications,
        matched = kept.matched + excluded.matched,
        match_minutes = kept.match_minutes + excluded.match_minutes;
    delete from statistics_application_changes where id = any (batch);
  end loop;
end $$;

-- For rows that came without their triggers, and for another clock. Where others write meanwhile it needs a transaction of
-- the level repeatable read, so that lines and what they are about are seen at one instant.
create function recount_statistics() returns void language plpgsql as $$
declare
  zone text;
begin
  update statistics_clock set timezone = (select timezone from settings);
  select known_zone(timezone) into zone from statistics_clock;
  delete from statistics_changes;
  delete from statistics_application_changes;
  delete from statistics_sums;
  delete from statistics_application_sums;
  delete from statistics_person_months;
  delete from statistics_active_months;
  insert into statistics_sums
    select 'day', case when grouping(subject) = 0 then 'subject' when grouping(country) = 0 then 'country'
        when grouping(tutor_id) = 0 then 'tutor' else 'academy' end as scope, day,
      coalesce(subject, country, tutor_id::text, '') as key, sum(sessions), sum(completed), sum(cancelled),
      sum(minutes), sum(ratings), sum(stars), sum(homework), sum(on_time), sum(late)
    from (
      select (starts_at at time zone zone)::date as day, tutor_id, subject, student_id, 1 as sessions,
        (status = 'completed')::integer as completed, (status = 'cancelled')::integer as cancelled,
        case when status = 'completed' then duration_minutes else 0 end as minutes,
        (student_rating is not null)::integer as ratings, coalesce(student_rating, 0) as stars,
        0 as homework, 0 as on_time, 0 as late
      from sessions left join feedback on session_id = id
      union all
      select (due_at at time zone zone)::date, tutor_id, subject, student_id, 0, 0, 0, 0, 0, 0, 1,
        handed_in_on_time(status, submitted_at, due_at), handed_in_late(status, submitted_at, due_at)
      from homework
    ) as counted
    join (select id, coalesce(country, '') as country from profiles) as families on families.id = student_id
    group by grouping sets ((day), (day, subject), (day, country), (day, tutor_id))
    order by scope, key, day;
  insert into statistics_sums
    select 'month', scope, date_trunc('month', starts_on)::date as month, key, sum(sessions), sum(completed),
      sum(cancelled), sum(minutes), sum(ratings), sum(stars), sum(homework), sum(on_time), sum(late)
    from statistics_sums where unit = 'day'
    group by scope, month, key
    order by scope, key, month;
  insert into statistics_application_sums
    select unit, date_trunc(unit, at at time zone zone)::date as starts_on, kind, side.stage, sum(arrived),
      sum(side.matched), sum(minutes)
    from applications, (values ('day'), ('month')) as units (unit),
      lateral (values
        (stage, created_at, 1, 0, 0),
        ('matched', matched_at, 0, 1, minutes_until(created_at, matched_at))
      ) as side (stage, at, arrived, matched, minutes)
    where at is not null
    group by unit, 2, kind, side.stage
    order by unit, starts_on, kind, side.stage;
  insert into statistics_person_months
    select person, date_trunc('month', starts_at at time zone zone)::date as month, role, count(*)
    from sessions, lateral (values (student_id, 'student'), (tutor_id, 'tutor')) as people (person, role)
    where status = 'completed'
    group by person, month, role
    order by person, month;
  insert into statistics_active_months
    select month, count(*) filter (where role = 'student'), count(*) filter (where role = 'tutor'),
      count(*) filter (where role = 'student' and month_before = month - interval '1 month')
    from (
      select month, role, lag(month) over (partition by profile_id order by month) as month_before
      from statistics_person_months
    ) as active
    group by month;
end $$;

select recount_statistics();
