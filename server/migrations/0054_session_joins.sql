-- When each person first pressed Join. What happens in the room itself the academy does not know.
create table session_joins (
  session_id uuid not null references sessions (id) on delete cascade,
  profile_id uuid not null references profiles (id),
  at timestamptz not null,
  primary key (session_id, profile_id)
);
create trigger session_joins_unchanged before update on session_joins
  for each statement execute function refuse_change();
