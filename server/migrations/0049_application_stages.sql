-- How far an application has come. The column `status`, which nothing ever changed, goes in a later release.
alter table applications
  add column stage text not null default 'new'
    constraint applications_stage check (
      stage in ('new', 'contacted', 'consultation', 'matched', 'first-lesson', 'closed')),
  add column closed_reason text
    constraint applications_closed_reason check (closed_reason in
      ('no-answer', 'withdrawn', 'no-tutor', 'not-suitable', 'duplicate', 'answered', 'other')),
  add column owner_id uuid references profiles (id),
  add column matched_at timestamptz;

update applications set
  stage = case
    when status = 'in-review' then 'contacted'
    when status = 'declined' or (status = 'accepted' and kind = 'enquiry') then 'closed'
    else 'matched' end,
  closed_reason = case
    when status = 'declined' then 'not-suitable'
    when status = 'accepted' and kind = 'enquiry' then 'answered' end,
  matched_at = case when status = 'accepted' and kind <> 'enquiry' then greatest(updated_at, created_at) end
where status <> 'new';

alter table applications
  add constraint applications_closed check ((stage = 'closed') = (closed_reason is not null)),
  add constraint applications_matched check (
    matched_at >= created_at and (stage not in ('matched', 'first-lesson') or matched_at is not null)),
  -- An enquiry is answered or closed, and a tutor has no first lesson to come to.
  add constraint applications_stage_of_kind check (case kind
    when 'enquiry' then stage in ('new', 'contacted', 'closed')
    when 'tutor' then stage <> 'first-lesson'
    else true end);

drop index applications_by_status;
drop index applications_by_kind_and_status;
-- Read backwards for the least time left: the promise runs from the arrival.
create index applications_by_stage on applications (stage, created_at desc, id desc);
create index applications_by_kind_and_stage on applications (kind, stage, created_at desc, id desc);
create index applications_by_owner on applications (kind, owner_id, created_at desc, id desc);
create index applications_by_owner_and_stage on applications (kind, owner_id, stage, created_at desc, id desc);
create index applications_by_phone on applications (phone, created_at desc) where phone is not null;
-- Of families that wait for a tutor.
create index applications_promised on applications (created_at)
  where kind = 'student' and stage in ('new', 'contacted', 'consultation');
create index applications_matched_lately on applications (matched_at desc)
  where kind = 'student' and matched_at is not null;

-- What happened to an application, and what colleagues wrote about it. Entries go only with the application.
create table application_events (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null constraint application_events_kind check (kind in ('stage', 'owner', 'note')),
  -- Nobody where it happened by itself.
  actor_id uuid references profiles (id),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz not null
);
create index application_events_newest on application_events (application_id, at desc, id desc);
create trigger application_events_unchanged before update on application_events
  for each statement execute function refuse_change();
