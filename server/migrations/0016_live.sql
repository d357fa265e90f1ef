-- Whoever listens by a sign-in that has ended is hung up on at once, whatever ended it: a log-out, another password, a
-- deactivation, the account's removal, or nobody having used it. Told from here, none of them can forget to.
create function announce_ended_auth_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('noun', 'devices', 'id', user_id)::text)
    from (select distinct user_id from ended) as people;
  return null;
end $$;
create trigger auth_sessions_ended after delete on auth_sessions
  referencing old table as ended for each statement execute function announce_ended_auth_sessions();
