-- Each move of a lesson that its family made by itself (R513): the rules count them. Facts, and none is ever edited.
create table session_moves (
  id bigint generated always as identity primary key,
  session_id uuid not null references sessions (id),
  student_id uuid not null references profiles (id),
  was_at timestamptz not null,
  now_at timestamptz not null constraint session_moves_now_at_check check (now_at <> was_at),
  moved_by uuid not null references profiles (id),
  at timestamptz not null
);
create index session_moves_of_session on session_moves (session_id, at);
create index session_moves_of_student on session_moves (student_id, at);
create trigger session_moves_append_only before update or delete or truncate on session_moves
  for each statement execute function refuse_change();
