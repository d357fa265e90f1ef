-- The few among the many: without these a list walks past everybody who is active, or approved, to find them.
create index profiles_inactive on profiles (name, id) where not is_active;
create index profiles_inactive_by_role on profiles (role, name, id) where not is_active;
create index tutors_awaiting_approval on tutors (profile_id) where approved_at is null;
