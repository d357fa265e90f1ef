-- The audit log is read newest first, whole or by who, by what kind of record and by what was done. Those of one record
-- are few: the index by target stays as it is.
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_of_noun on audit_log (noun, at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc);
drop index audit_log_of_actor;
