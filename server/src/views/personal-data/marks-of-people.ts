import type { TableMark } from './mark.ts';

const versioned = ['version', 'created_at', 'updated_at'];
/** What stands where a text must not be empty. */
const DASH = `'—'`;

/** The application that became the person's account, and those that came from the same address and became nobody's. */
export const OWN_APPLICATIONS = `select id from applications where profile_id = :person
  or (profile_id is null and email = (select email from profiles where id = :person))`;

/** An assignment ends with the person. */
const ENDED = {
  valid_until: `coalesce(valid_until, greatest(now(), valid_from + interval '1 second'))`,
  ended_by: 'coalesce(ended_by, (select asked_by from erasures where id = :erasure), assigned_by)',
};

const BLANK_ANSWERS = JSON.stringify({
  ...{ childName: '—', childAge: 0, city: '', goals: '', wishes: '' },
  ...{ degree: '', culture: '', introduction: '', message: '—' },
});

/** People and how they came to the academy, in the order in which an erasure goes through them. */
export const peopleMarks: Readonly<Record<string, TableMark>> = {
  application_events: {
    rows: [{ whose: `application_id in (${OWN_APPLICATIONS}) and kind = 'note'`, isDeleted: true }],
    deleted: ['data'],
    kept: { link: ['id', 'application_id', 'actor_id'], audit: ['kind', 'at'] },
  },
  application_files: {
    rows: [{ whose: `application_id in (${OWN_APPLICATIONS})`, isDeleted: true }],
    deleted: ['application_id', 'file_id', 'position'],
  },
  guardian_consents: {
    rows: [
      {
        whose: 'guardian_id in (select id from guardians where student_id = :person)',
        exported: ['purpose', 'text_version', 'language', 'given_at', 'withdrawn_at'],
        countedAs: 'consents',
      },
    ],
    kept: {
      link: ['id', 'guardian_id'],
      proof: ['purpose', 'text_version', 'language', 'given_at', 'withdrawn_at'],
    },
  },
  calendar_feed_reads: {
    rows: [{ whose: 'profile_id = :person', isDeleted: true, exported: ['program', 'read_at'] }],
    deleted: ['profile_id', 'program', 'read_at'],
  },
  calendar_feeds: {
    rows: [{ whose: 'profile_id = :person', isDeleted: true, exported: ['made_at'] }],
    deleted: ['profile_id', 'key', 'made_at', 'content_hash', 'content_changed_at'],
  },
  public_tutors: {
    rows: [
      {
        whose: 'profile_id = :person',
        isDeleted: true,
        exported: [
          'slug',
          'teaching_since',
          'languages',
          'levels',
          'line',
          'line_ar',
          'agreed_at',
          'published_at',
        ],
      },
    ],
    deleted: [
      ...['profile_id', 'slug', 'teaching_since', 'languages', 'levels', 'line', 'line_ar', 'agreed_at'],
      ...['published_at', 'published_by', 'withdrawn_at', ...versioned],
    ],
  },
  vetting_events: {
    rows: [
      {
        whose: 'tutor_id = :person',
        isDeleted: true,
        exported: ['kind', 'state', 'expires_on', 'note', 'at'],
      },
    ],
    deleted: [
      ...['id', 'tutor_id', 'kind', 'state', 'variant', 'expires_on', 'note', 'documents', 'actor_id', 'at'],
    ],
  },
  vetting_checks: {
    rows: [
      {
        whose: 'tutor_id = :person',
        emptied: { note: `''` },
        exported: ['kind', 'state', 'variant', 'expires_on', 'note', 'checked_at'],
        countedAs: 'vetting',
      },
    ],
    // That somebody who taught children was checked, and when.
    kept: {
      proof: ['kind', 'state', 'variant', 'expires_on', 'checked_at', 'created_at', 'updated_at'],
      link: ['id', 'tutor_id', 'checked_by'],
    },
    plain: ['version'],
  },
  assignments: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: ENDED,
        exported: ['subject', 'valid_from', 'valid_until'],
        alsoExported: { tutor: '(select name from profiles where id = tutor_id)' },
      },
      { whose: 'tutor_id = :person', emptied: ENDED },
    ],
    kept: {
      books: ['tutor_id', 'student_id', 'subject', 'valid_from', 'created_at', 'updated_at'],
      link: ['id', 'assigned_by'],
    },
    plain: ['version'],
  },
  students: {
    rows: [
      {
        whose: 'profile_id = :person',
        emptied: {
          grade: `''`,
          school_year: 'null',
          birth_date: 'null',
          subjects: `'{}'`,
          learning_goals: `'{}'`,
        },
        exported: ['grade', 'school_year', 'birth_date', 'subjects', 'learning_goals'],
      },
    ],
    kept: { link: ['profile_id'] },
    plain: versioned,
  },
  family_prices: {
    rows: [{ whose: 'student_id = :person', exported: ['valid_from', 'per_hour', 'currency'] }],
    kept: {
      books: ['number', 'valid_from', 'per_hour', 'currency', 'made_at'],
      link: ['id', 'student_id', 'made_by'],
    },
  },
  tutors: {
    rows: [
      {
        whose: 'profile_id = :person',
        emptied: {
          gender: 'null',
          bio: `''`,
          subjects: `'{}'`,
          english_levels: `'{}'`,
          availability: `'{}'`,
          qualifications: `'{}'`,
          experience: `''`,
          meeting_link: 'null',
        },
        exported: [
          ...['gender', 'bio', 'subjects', 'english_levels', 'hourly_rate', 'currency', 'availability'],
          ...['qualifications', 'experience', 'meeting_link', 'approved_at'],
        ],
      },
    ],
    kept: { link: ['profile_id', 'approved_by'], books: ['hourly_rate', 'currency'], proof: ['approved_at'] },
    plain: versioned,
  },
};

/** By whom all else is found: they go after everything. */
export const ownerMarks: Readonly<Record<string, TableMark>> = {
  applications: {
    rows: [
      {
        whose: `id in (${OWN_APPLICATIONS})`,
        emptied: {
          name: DASH,
          email: `'erased+' || id || '@erased.invalid'`,
          phone: 'null',
          answers: `answers || coalesce((select jsonb_object_agg(key, value)
            from jsonb_each('${BLANK_ANSWERS}') where answers ? key), '{}')`,
          request_hash: `decode(repeat('00', 32), 'hex')`,
        },
        exported: ['reference', 'kind', 'created_at', 'name', 'email', 'phone', 'answers', 'consent_at'],
        countedAs: 'applications',
      },
    ],
    // The column for searching is made of name, reference, address and number.
    deleted: ['search'],
    kept: {
      link: ['id', 'owner_id', 'profile_id'],
      proof: ['consent_version', 'consent_at', 'privacy_kind', 'privacy_version', 'language'],
      audit: ['reference', 'kind', 'status', 'stage', 'closed_reason', 'matched_at', 'late_told_at'],
    },
    plain: ['consultation_at', 'consultation_minutes', 'consultation_changes', ...versioned],
  },
  guardians: {
    rows: [
      {
        whose: 'student_id = :person',
        emptied: { name: DASH, email: 'null', phone: 'null', whatsapp: 'null', profile_id: 'null' },
        exported: ['position', 'name', 'email', 'phone', 'whatsapp', 'language'],
        countedAs: 'family',
      },
    ],
    kept: { link: ['id', 'student_id', 'position'], proof: ['language', 'created_at', 'updated_at'] },
    plain: ['version'],
  },
  profiles: {
    rows: [
      {
        whose: 'id = :person',
        emptied: {
          name: `case role when 'student' then 'Unknown Student' when 'tutor' then 'Unknown Tutor' else 'Unknown Person' end`,
          name_ar: `case role when 'student' then 'طالب غير معروف' when 'tutor' then 'معلّم غير معروف' else 'شخص غير معروف' end`,
          email: 'null',
          phone: 'null',
          country: 'null',
          timezone: `'UTC'`,
          language: `'en'`,
          calendar: `'gregory'`,
          rights: `'{}'`,
          picture_file_id: 'null',
          is_active: 'false',
        },
        exported: [
          ...['name', 'name_ar', 'email', 'role', 'phone', 'country', 'timezone', 'language', 'calendar'],
          ...['is_active', 'created_at'],
        ],
        countedAs: 'account',
      },
    ],
    // The columns for searching are made of name and address.
    deleted: ['search', 'search_name'],
    kept: { link: ['id', 'role'], proof: ['erased_at'] },
    plain: versioned,
  },
};
