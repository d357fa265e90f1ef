-- A student writes these by their own hand: what nobody could read on a page is refused here too.
alter table students
  add constraint students_learning_goals_length check (cardinality(learning_goals) <= 30);
