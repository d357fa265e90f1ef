-- With who teaches in the same index, a search within one tutor's sessions reads what is hers, and not first what
-- everybody wrote. Students have few enough sessions to look at each.
create extension if not exists btree_gin;
drop index sessions_search;
create index sessions_search on sessions using gin (tutor_id, search gin_trgm_ops);

-- The few among the many: without these a list walks past everybody who is active, or approved, to find them.
create index profiles_inactive on profiles (name, id) where not is_active;
create index profiles_inactive_by_role on profiles (role, name, id) where not is_active;
create index tutors_awaiting_approval on tutors (profile_id) where approved_at is null;
