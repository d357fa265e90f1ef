-- A tutor writes these herself: what nobody could read on a page is refused here too.
alter table tutors
  add constraint tutors_availability_length check (cardinality(availability) <= 30),
  add constraint tutors_qualifications_length check (cardinality(qualifications) <= 30);
