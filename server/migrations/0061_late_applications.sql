-- That colleagues were told of a broken promise changes nothing that anybody edits: whoever has the record open goes on.
drop trigger applications_version on applications;
create trigger applications_version before update on applications for each row
  when (old.late_told_at is not distinct from new.late_told_at) execute function next_version();
