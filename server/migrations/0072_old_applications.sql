-- Closed applications that became nobody's account and still say who applied: emptied a year after their last change.
create index applications_closed on applications (updated_at)
  where stage = 'closed' and profile_id is null and name <> '—';
