-- What a tutor has taught, added up as it happens: a count would cost more with every lesson ever given. The numbers
-- below one another add up to those of her history without a period or a text.
create table session_totals (
  tutor_id uuid not null references tutors (profile_id),
  subject text not null references subjects (name),
  status text not null check (status in ('scheduled', 'in-progress', 'completed', 'cancelled')),
  sessions integer not null,
  minutes bigint not null,
  -- How many of them their students rated, and with how many stars in all.
  ratings integer not null,
  stars integer not null,
  primary key (tutor_id, subject, status)
);

-- For rows that came without their triggers: those from before this table, and those of a load.
create function recount_session_totals() returns void language sql as $$
  delete from session_totals;
  insert into session_totals (tutor_id, subject, status, sessions, minutes, ratings, stars)
    select tutor_id, subject, status, count(*), sum(duration_minutes), count(student_rating), coalesce(sum(student_rating), 0)
    from sessions left join feedback on session_id = id
    group by tutor_id, subject, status;
$$;

-- Out of where the session was counted, into where it is counted now: one statement, in one order for everybody, so
-- that two changes wait for one another instead of stopping one another.
create function add_up_session() returns trigger language plpgsql as $$
declare
  rating smallint := (select student_rating from feedback where session_id = coalesce(new.id, old.id));
begin
  insert into session_totals as total (tutor_id, subject, status, sessions, minutes, ratings, stars)
    select tutor_id, subject, status, sum(n), sum(n * minutes),
      sum(n * (rating is not null)::integer), sum(n * coalesce(rating, 0))
    from (values
      (old.tutor_id, old.subject, old.status, old.duration_minutes, -1),
      (new.tutor_id, new.subject, new.status, new.duration_minutes, 1)
    ) as change (tutor_id, subject, status, minutes, n)
    where tutor_id is not null
    group by tutor_id, subject, status
    order by tutor_id, subject, status
    on conflict (tutor_id, subject, status) do update set
      sessions = total.sessions + excluded.sessions,
      minutes = total.minutes + excluded.minutes,
      ratings = total.ratings + excluded.ratings,
      stars = total.stars + excluded.stars;
  return null;
end $$;
create trigger sessions_totals after insert or delete or update of tutor_id, subject, status, duration_minutes
  on sessions for each row execute function add_up_session();

create function add_up_rating() returns trigger language plpgsql as $$
begin
  update session_totals as total set
    ratings = total.ratings + (new.student_rating is not null)::integer - (old.student_rating is not null)::integer,
    stars = total.stars + coalesce(new.student_rating, 0) - coalesce(old.student_rating, 0)
  from sessions
  where sessions.id = coalesce(new.session_id, old.session_id)
    and (total.tutor_id, total.subject, total.status) = (sessions.tutor_id, sessions.subject, sessions.status);
  return null;
end $$;
create trigger feedback_totals after insert or delete or update of student_rating
  on feedback for each row execute function add_up_rating();

select recount_session_totals();
