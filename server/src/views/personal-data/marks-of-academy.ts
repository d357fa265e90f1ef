import { foundBy } from './found-by.ts';
import type { TableMark } from './mark.ts';
import { OWN_APPLICATIONS } from './marks-of-people.ts';
import {
  ABOUT_OWN_HOMEWORK,
  ABOUT_OWN_LESSONS,
  isNamedIn,
  OWN_HOMEWORK,
  OWN_REMINDERS,
  OWN_SESSIONS,
  OWN_STAFF_NOTES,
  PUPILS,
} from './marks-of-teaching.ts';

const versioned = ['version', 'created_at', 'updated_at'];

/** The person's addresses, and those of parents who have no other child here. */
export const OWN_ADDRESSES = `
  select email from profiles where id = :person and email is not null
  union select email from auth_users where id = :person and email is not null
  union select new_email from auth_users where id = :person and new_email is not null
  union select email from guardians own where student_id = :person and email is not null
    and not exists (select from guardians others where others.email = own.email and others.student_id <> :person)
    and not exists (select from profiles where profiles.email = own.email and profiles.id <> :person)`;

/** What the academy keeps of a tutor's checks; the tutor or an admin sent it. */
const OWN_DOCUMENTS = `select file_id from vetting_documents
  where check_id in (select id from vetting_checks where tutor_id = :person)`;

/** What was between a tutor and the students: theirs, and the lines about it name who taught (R849). */
const RECORDS_OF_PUPILS = [
  'sessions',
  'homework',
  'session_requests',
  'session_reports',
  'progress_notes',
  'messages',
]
  .map(table => `select id from ${table} where student_id in (${PUPILS})`)
  .join(' union ');

/** Records of the person that the audit log tells of. */
const OWN_RECORDS = `
  select :person::uuid union ${OWN_SESSIONS} union ${OWN_HOMEWORK} union ${OWN_APPLICATIONS}
  union select id from session_series where :person in (student_id, tutor_id)
  union select id from session_requests where student_id = :person
  union select id from session_reports where student_id = :person
  union select id from progress_notes where student_id = :person
  union select id from messages where student_id = :person
  union select id from assignments where student_id = :person
  union select id from assignments where tutor_id = :person
  union select id from guardians where student_id = :person
  union select id from staff_notes where ${OWN_STAFF_NOTES}
  union select id from resources where uploaded_by = :person and not is_public
  union select id from availability_sets where tutor_id = :person
  union select id from availability_days where tutor_id = :person
  union select id from time_off where tutor_id = :person
  union select id from vetting_checks where tutor_id = :person
  union select id from files where owner_id = :person
  union select id from exports where person_id = :person`;

const REDACTED = {
  before: `case when before is null then null else jsonb_build_object('erased', :erasure::text) end`,
  after: `case when after is null then null else jsonb_build_object('erased', :erasure::text) end`,
};

/** What belongs to the whole academy, in the order in which an erasure goes through it: first, while all else is there. */
export const firstMarks: Readonly<Record<string, TableMark>> = {
  audit_log: {
    rows: [
      {
        // The first erasure of all was of words, never of the fact that somebody did something.
        // Record by record: they are few, and the log is long.
        whose: `id in (select line.id from (${OWN_RECORDS}) own (id), lateral (
          select audit_log.id from audit_log
          where target_id = own.id and (before is not null or after is not null) offset 0) line)`,
        emptied: REDACTED,
        countedAs: 'audit',
      },
      {
        // By the id, whatever the tutor was called then and whoever teaches now.
        whose: `id in (select line.id from (${RECORDS_OF_PUPILS}) taught (id), lateral (
          select audit_log.id from audit_log
          where target_id = taught.id and strpos(concat(before, after), :person::text) > 0 offset 0) line)`,
        emptied: REDACTED,
        countedAs: 'audit',
      },
      { whose: 'target_id = :person', exported: ['at', 'action', 'noun'] },
    ],
    kept: { audit: ['at', 'action', 'noun', 'request_id'], link: ['id', 'actor_id', 'target_id'] },
  },
  mail_outbox: {
    rows: [
      {
        whose: `to_address in (${OWN_ADDRESSES})`,
        isDeleted: true,
        exported: ['kind', 'to_address', 'status', 'created_at', 'sent_at'],
        countedAs: 'mails',
      },
      {
        // To others, about the person: another's address is no part of an export.
        whose: `to_address not in (${OWN_ADDRESSES}) and ${foundBy(
          'mail_outbox',
          ABOUT_OWN_LESSONS,
          ABOUT_OWN_HOMEWORK,
          `reminder_id in (select id from reminders where ${OWN_REMINDERS})`,
          `status = 'waiting' and ${isNamedIn('data::text')}`,
        )}`,
        isDeleted: true,
        countedAs: 'mails',
      },
    ],
    deleted: [
      ...['id', 'message_id', 'kind', 'to_address', 'language', 'data', 'status', 'attempts'],
      ...['next_attempt_at', 'claimed_until', 'sent_at', 'last_error', 'created_at', 'reminder_id'],
      ...['expires_at', 'handed_over_at', 'about'],
    ],
  },
  security_events: {
    rows: [
      {
        whose: 'person_id = :person',
        isDeleted: true,
        exported: ['kind', 'reason', 'browser', 'system', 'address', 'count', 'at'],
        countedAs: 'security-events',
      },
    ],
    deleted: [
      ...['id', 'kind', 'person_id', 'reason', 'place', 'address', 'browser', 'system', 'count', 'at'],
      'last_at',
    ],
  },
  idempotency_keys: {
    rows: [
      {
        whose: `actor_id = :person or strpos(body::text, :person::text) > 0`,
        isDeleted: true,
      },
    ],
    deleted: ['actor_id', 'key', 'request_hash', 'status', 'body', 'created_at'],
  },
  record_reads: {
    rows: [
      {
        whose: foundBy(
          'record_reads',
          'student_id = :person',
          'tutor_id = :person',
          `application_id in (${OWN_APPLICATIONS})`,
        ),
        exported: ['at', 'what'],
        alsoExported: { reader: '(select name from profiles where id = reader_id)' },
        countedAs: 'looks',
      },
    ],
    kept: {
      proof: ['at', 'what', 'request_id'],
      link: ['id', 'reader_id', 'student_id', 'tutor_id', 'application_id'],
    },
  },
};

/** Files go once nothing refers to them any more; an export loses its file with them. */
export const lastMarks: Readonly<Record<string, TableMark>> = {
  upload_parts: {
    rows: [{ whose: 'upload_id in (select id from uploads where owner_id = :person)', isDeleted: true }],
    deleted: ['upload_id', 'number', 'sha256', 'storage_key'],
  },
  uploads: {
    rows: [{ whose: 'owner_id = :person', isDeleted: true }],
    deleted: [
      ...['id', 'owner_id', 'use', 'name', 'size', 'finished_at', 'created_at', 'refused_at', 'progress_at'],
      'sha256',
    ],
  },
  files: {
    rows: [
      {
        whose: `${foundBy(
          'files',
          'owner_id = :person',
          `application_id in (${OWN_APPLICATIONS})`,
          `id in (${OWN_DOCUMENTS})`,
        )}
          and not exists (select from exports where file_id = files.id)
          and not exists (select from vetting_documents other where other.file_id = files.id
            and other.file_id not in (${OWN_DOCUMENTS}))
          and not exists (select from resources where file_id = files.id and is_public)`,
        isDeleted: true,
        exported: ['id', 'name', 'media_type', 'size', 'created_at'],
        countedAs: 'files',
      },
      // Copies of the person's data, and those that the person asked for.
      {
        whose: 'id in (select file_id from exports where :person in (person_id, asked_by))',
        isDeleted: true,
      },
    ],
    deleted: [
      ...['id', 'owner_id', 'application_id', 'name', 'media_type', 'size', 'sha256', 'scan_state'],
      ...['storage_key', 'created_at'],
    ],
  },
  // They go with their files.
  vetting_documents: { deleted: ['file_id', 'check_id', 'position'] },
  exports: {
    rows: [
      {
        whose: `person_id = :person and status <> 'expired'`,
        // One that nobody has made yet never will be.
        emptied: {
          status: `'expired'`,
          ready_at: 'coalesce(ready_at, now())',
          expires_at: `coalesce(expires_at, now() + interval '1 second')`,
        },
      },
    ],
    kept: {
      link: ['id', 'person_id', 'asked_by', 'file_id'],
      audit: ['language', 'created_at', 'updated_at'],
    },
    plain: ['version'],
  },
  erasures: {
    kept: {
      link: ['id', 'person_id', 'asked_by', 'withdrawn_by'],
      proof: ['status', 'runs_at', 'done_at', 'withdrawn_at', 'created_at', 'updated_at'],
    },
    plain: ['version'],
  },
  settings: {
    plain: [
      ...['id', 'site_name', 'site_name_ar', 'contact_email', 'contact_phone', 'whatsapp_number'],
      ...['business_hours', 'timezone', 'max_session_duration', 'default_hourly_rate', 'currency'],
      ...['allow_resource_downloads', 'require_approval_for_new_tutors', 'email_notifications', 'launched'],
      ...['student_form_url', 'tutor_form_url', 'enquiry_form_url', 'geolocation_url', 'version'],
      ...['updated_at', 'country', 'series_horizon_weeks'],
    ],
  },
  settings_versions: {
    kept: { link: ['actor_id'] },
    plain: ['id', 'version', 'at', 'restored_from', 'settings'],
  },
  holidays: {
    plain: [
      ...['id', 'country', 'key', 'name', 'name_ar', 'from_on', 'until_on', 'is_off', 'certainty'],
      ...['is_edited', 'removed_at', ...versioned],
    ],
  },
  timetables: {
    kept: { link: ['decided_by'] },
    plain: [
      ...['id', 'country', 'hijri_year', 'from_on', 'until_on', 'certainty', 'iftar_from', 'iftar_until'],
      ...['status', ...versioned],
    ],
  },
  lesson_rules: {
    kept: { link: ['made_by'] },
    plain: [
      ...['id', 'valid_from', 'cut_off_hours', 'moves_per_lesson', 'moves_per_month', 'furthest_days'],
      ...['lead_hours', 'tutor_waits_minutes', 'family_waits_minutes', 'self_service', 'made_at'],
    ],
  },
  mail_texts: {
    kept: { link: ['updated_by'] },
    plain: ['id', 'kind', 'language', 'texts', 'version', 'updated_at'],
  },
  legal_texts: {
    plain: ['kind', 'version', 'language', 'body', 'is_material', 'published_at', 'sha256'],
  },
  page_files: { plain: ['path', 'content', 'served_at'] },
  form_secret: { plain: ['id', 'secret'] },
  migrations: { plain: ['version', 'name', 'checksum', 'applied_at'] },
};
