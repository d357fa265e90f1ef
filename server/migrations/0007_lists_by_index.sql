-- Sessions to come are the newest and never completed. An index over all statuses makes the planner walk past every
-- one of them: it takes completed sessions, being most, for evenly spread.
create index sessions_completed on sessions (starts_at desc, id desc) where status = 'completed';

-- "is null" does not pass for a fixed value: the index by role and name cannot give this list in its order.
create index profiles_without_role on profiles (name, id) where role is null;
