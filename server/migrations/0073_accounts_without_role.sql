-- Who waits for a role, the longest wait first (R944): few, whatever else the table holds.
create index profiles_waiting_for_role on profiles (created_at, id)
  where role is null and is_active and erased_at is null;
