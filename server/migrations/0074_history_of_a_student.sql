-- What happened to the lessons and the work of one student, newest first (R879).
create index audit_log_of_student on audit_log ((after -> 'student' ->> 'id'), at desc, id desc)
  where after -> 'student' ->> 'id' is not null;
