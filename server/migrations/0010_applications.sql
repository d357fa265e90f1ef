-- What every kind has in common is in columns, the answers to a kind's own questions in one document: nothing looks for
-- an answer, and questions change with the words of a form. What must be answered is still refused here.
create table applications (
  id uuid primary key,
  reference text not null unique check (reference ~ '^BA-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  kind text not null check (kind in ('student', 'tutor', 'enquiry')),
  status text not null default 'new' check (status in ('new', 'in-review', 'accepted', 'declined')),
  language text not null check (language in ('en', 'ar')),
  name text not null check (length(name) between 1 and 120),
  email text check (email = lower(email) and length(email) <= 255),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  answers jsonb not null,
  consent_version text check (length(consent_version) between 1 and 40),
  consent_at timestamptz,
  -- Of what was sent: a retry is known by it, and another text under the same id too.
  request_hash bytea not null check (length(request_hash) = 32),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint applications_contact check (email is not null or phone is not null),
  constraint applications_consent check (
    (consent_version is null) = (consent_at is null) and (kind = 'enquiry') = (consent_version is null)
  ),
  constraint applications_answers check (
    case kind
      when 'student' then answers ?& array['childName', 'childAge', 'schoolYear', 'country', 'city', 'timezone', 'level',
        'goals', 'subjects', 'days', 'parts', 'tutorGender', 'wishes']
      when 'tutor' then answers ?& array['country', 'city', 'timezone', 'qualification', 'degree', 'years', 'subjects',
        'days', 'parts', 'culture', 'introduction', 'britishNational', 'nativeEnglish', 'reliableInternet']
      else answers ? 'message'
    end
  )
);
create trigger applications_version before update on applications for each row execute function next_version();
create index applications_newest on applications (created_at desc, id desc);
create index applications_by_kind on applications (kind, created_at desc, id desc);
create index applications_by_status on applications (status, created_at desc, id desc);
create index applications_by_kind_and_status on applications (kind, status, created_at desc, id desc);
create index applications_by_email on applications (email, created_at desc) where email is not null;

-- A file is somebody's, or an application's that is still being written: then it has the id that this is going to have.
alter table files alter column owner_id drop not null;
alter table files add column application_id uuid;
alter table files add constraint files_owner check (num_nonnulls(owner_id, application_id) = 1);
create index files_of_application on files (application_id, created_at) where application_id is not null;
create index files_of_applications_by_age on files (created_at) where application_id is not null;

create table application_files (
  application_id uuid not null references applications (id),
  file_id uuid not null unique references files (id),
  position smallint not null check (position between 1 and 6),
  primary key (application_id, position)
);

-- A child whom the academy does not teach yet is known by the application of the family.
alter table record_reads alter column student_id drop not null;
alter table record_reads add column application_id uuid references applications (id);
alter table record_reads add constraint record_reads_whose check (num_nonnulls(student_id, application_id) = 1);
create index record_reads_of_application on record_reads (application_id, id desc) where application_id is not null;

-- What the stamps of forms are signed with: the same for every process, and made where nobody sees it.
create table form_secret (
  id integer primary key default 1 check (id = 1),
  secret bytea not null check (length(secret) = 32)
);
insert into form_secret (secret)
select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
