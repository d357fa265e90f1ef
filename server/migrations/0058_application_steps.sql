alter table applications
  -- A free talk with the family, or an interview with the tutor.
  add column consultation_at timestamptz,
  add column consultation_minutes smallint
    constraint applications_consultation_minutes check (consultation_minutes between 15 and 120),
  -- How often it was set, moved or cancelled: calendars keep the newest.
  add column consultation_changes integer not null default 0,
  -- The account that the application became.
  add column profile_id uuid references profiles (id),
  -- When the admins heard that the promise is broken.
  add column late_told_at timestamptz,
  add constraint applications_consultation check (
    (consultation_at is null) = (consultation_minutes is null)
    and (stage <> 'consultation' or consultation_at is not null)),
  add constraint applications_account check (
    profile_id is null or (kind <> 'enquiry' and matched_at is not null)),
  add constraint applications_late_told check (late_told_at is null or kind = 'student');
create unique index applications_of_profile on applications (profile_id) where profile_id is not null;

-- What was broken before anybody could be told stands on the board; nobody gets a notice of each.
update applications set late_told_at = now()
where kind = 'student' and created_at <= now() - interval '72 hours';
create index applications_late on applications (created_at)
  where kind = 'student' and stage in ('new', 'contacted', 'consultation') and late_told_at is null;

alter table application_events drop constraint application_events_kind,
  add constraint application_events_kind check (
    kind in ('stage', 'owner', 'note', 'consultation', 'account', 'late'));

alter table notices drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('lesson-made', 'lesson-moved', 'lesson-cancelled',
    'lesson-restored', 'lesson-tutor', 'homework-set', 'homework-graded', 'note-mention',
    'application-late')),
  drop constraint notices_about_check,
  add constraint notices_about_check check (about ~ '^(sessions|homework|staff-notes|applications):[0-9a-f-]{36}$');
