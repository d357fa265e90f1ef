-- Homework of everybody, newest due date first, all of it or of one status. What is due last is never completed: an
-- index over all statuses makes the planner walk past every one of them.
create index homework_newest on homework (due_at desc, id desc);
create index homework_completed on homework (due_at desc, id desc) where status = 'completed';
create index homework_pending_by_status on homework (status, due_at desc, id desc)
  where status in ('assigned', 'in-progress');
-- The few among many: what a tutor's students have still to do, and what waits to be marked.
create index homework_pending_by_tutor on homework (tutor_id, status, due_at desc, id desc)
  where status in ('assigned', 'in-progress');
create index homework_to_mark on homework (due_at desc, id desc) where status = 'completed' and grade is null;
create index homework_to_mark_by_tutor on homework (tutor_id, due_at desc, id desc)
  where status = 'completed' and grade is null;
create index homework_to_mark_by_student on homework (student_id, due_at desc, id desc)
  where status = 'completed' and grade is null;

-- Room for a word in either language where an academy grades in words.
alter table homework drop constraint homework_grade_check,
  add constraint homework_grade_check check (length(grade) between 1 and 20);
