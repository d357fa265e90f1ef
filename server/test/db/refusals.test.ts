import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHECK,
  FOREIGN_KEY,
  MISSING,
  OVERLAP,
  openSetup,
  type Setup,
  type StageTable,
  UNIQUE,
} from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

/** Inserts a good row, then the same kind of row with the given change, and says how that was refused. */
async function refusalOf(table: StageTable, change: Record<string, unknown>) {
  await setup.insert(table, await setup.rowOf[table]());
  return setup.refusal(setup.insert(table, { ...(await setup.rowOf[table]()), ...change }));
}

describe('the database refuses a value that is not offered', () => {
  test.each([
    ['profiles', 'role', 'owner'],
    ['profiles', 'language', 'fr'],
    ['profiles', 'calendar', 'julian'],
    ['tutors', 'gender', 'other'],
    ['guardians', 'language', 'EN'],
    ['guardian_consents', 'purpose', 'anything'],
    ['guardian_consents', 'language', 'fr'],
    ['files', 'scan_state', 'fine'],
    ['sessions', 'status', 'overdue'],
    ['sessions', 'status', 'Scheduled'],
    ['sessions', 'duration_minutes', 0],
    ['sessions', 'duration_minutes', 15],
    ['sessions', 'duration_minutes', 61],
    ['sessions', 'duration_minutes', 121],
    ['sessions', 'duration_minutes', -60],
    ['homework', 'status', 'overdue'],
    ['uploads', 'use', 'picture'],
    ['mail_outbox', 'status', 'lost'],
    ['reminders', 'status', 'sent'],
    ['reminders', 'kind', 'lesson-week'],
    ['notices', 'kind', 'lesson-forgotten'],
    ['notices', 'key', ''],
    ['notices', 'data', '[]'],
    ['notices', 'about', 'profiles:7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001'],
    ['notices', 'about', 'sessions:one'],
    ['mail_outbox', 'about', 'sessions'],
    ['lesson_replies', 'reader', 'tutor'],
    ['lesson_replies', 'answer', 'cancel'],
    ['mail_outbox', 'language', 'fr'],
    ['auth_identities', 'provider', 'google'],
    ['auth_sessions', 'aal', 'aal3'],
    ['auth_one_time_tokens', 'purpose', 'sms'],
    ['auth_factors', 'factor_type', 'phone'],
    ['auth_factors', 'status', 'maybe'],
    ['auth_factors', 'secret', Buffer.alloc(19)],
    ['auth_passkeys', 'counter', -1],
    ['auth_passkeys', 'credential_id', Buffer.alloc(1024)],
    ['auth_passkeys', 'friendly_name', 'x'.repeat(121)],
  ] as const)('%s.%s = %s', async (table, column, value) => {
    expect(await refusalOf(table, { [column]: value })).toEqual({
      code: CHECK,
      constraint: `${table}_${column}_check`,
    });
  });

  test.each(['assignments', 'sessions', 'homework', 'resources'] as const)(
    'a subject of %s that is not taught',
    async table => {
      expect(await refusalOf(table, { subject: 'Arabic' })).toMatchObject({ code: FOREIGN_KEY });
    },
  );
});

describe('the database refuses a value of the wrong shape', () => {
  test.each([
    ['profiles', 'email', 'Layla@Example.com'],
    ['auth_users', 'email', 'LAYLA@example.com'],
    ['auth_users', 'new_email', 'Layla@example.com'],
    ['guardians', 'email', 'Umm.Omar@example.com'],
    ['profiles', 'phone', '0501234567'],
    ['profiles', 'phone', '+0501234567'],
    ['profiles', 'phone', '+966 50 123 4567'],
    ['profiles', 'phone', '+12345'],
    ['profiles', 'phone', `+${'9'.repeat(16)}`],
    ['guardians', 'phone', '00966501234567'],
    ['guardians', 'whatsapp', '٩٦٦٥٠١٢٣٤٥٦٧'],
    ['profiles', 'country', 'sa'],
    ['profiles', 'name', ''],
    ['profiles', 'name', 'a'.repeat(121)],
    ['profiles', 'name_ar', ''],
    ['tutors', 'hourly_rate', -0.001],
    ['tutors', 'currency', 'gbp'],
    ['tutors', 'meeting_link', 'http://meet.example.com'],
    ['sessions', 'meeting_link', 'javascript:alert(1)'],
    ['sessions', 'rate', -1],
    ['sessions', 'notes', 'a'.repeat(5001)],
    ['sessions', 'starts_at', '2026-11-20T16:00:01Z'],
    ['sessions', 'starts_at', '2026-11-20T16:00:00.001Z'],
    ['sessions', 'starts_at', '1999-12-30T23:59:00Z'],
    ['sessions', 'starts_at', '2100-01-02T00:01:00Z'],
    ['homework', 'title', ''],
    ['files', 'size', 0],
    ['files', 'sha256', Buffer.alloc(31)],
    ['files', 'storage_key', '../secrets'],
    ['uploads', 'name', 'a'.repeat(1001)],
    ['uploads', 'sha256', Buffer.alloc(31)],
    ['upload_parts', 'number', 0],
    ['upload_parts', 'number', 501],
    ['upload_parts', 'sha256', Buffer.alloc(31)],
    ['upload_parts', 'storage_key', '../secrets'],
    ['applications', 'reference', 'BA-1234'],
    ['applications', 'email', 'Noura@example.com'],
    ['applications', 'phone', '0501234567'],
    ['applications', 'request_hash', Buffer.alloc(31)],
    ['application_files', 'position', 7],
    ['audit_log', 'action', 'did something'],
    ['mail_outbox', 'to_address', 'a@b.example\r\nBcc: c@d.example'],
  ] as const)('%s.%s = %j', async (table, column, value) => {
    expect(await refusalOf(table, { [column]: value })).toEqual({
      code: CHECK,
      constraint: `${table}_${column}_check`,
    });
  });

  test.each([
    ['homework', 0],
    ['homework', 25 * 1024 * 1024 + 1],
    ['video', 500 * 1024 * 1024 + 1],
  ])('an upload for %s of %s bytes', async (use, size) => {
    expect(await refusalOf('uploads', { use, size })).toEqual({ code: CHECK, constraint: 'uploads_size' });
  });

  test('an amount of money keeps three decimals', async () => {
    const row = await setup.insert('tutors', { ...(await setup.rowOf.tutors()), hourly_rate: '12.345' });
    expect(row.hourly_rate).toBe('12.345');
  });
});

describe('the database keeps what belongs together together', () => {
  test.each([
    ['an auth user without a profile', 'auth_users', 'id'],
    ['a session without its tutor', 'sessions', 'tutor_id'],
    ['a session without its student', 'sessions', 'student_id'],
    ['a session that nobody made', 'sessions', 'created_by'],
    ['an assignment without its student', 'assignments', 'student_id'],
    ['homework without its tutor', 'homework', 'tutor_id'],
    ['a guardian without a student', 'guardians', 'student_id'],
    ['a consent without a guardian', 'guardian_consents', 'guardian_id'],
    ['a file without an owner', 'files', 'owner_id'],
    ['a file of an application that is not there', 'application_files', 'application_id'],
    ['a picture without a file', 'profiles', 'picture_file_id'],
    ['a calendar of nobody known', 'calendar_feeds', 'profile_id'],
    ['an audit line of nobody known', 'audit_log', 'actor_id'],
    ['a look at nobody’s record', 'record_reads', 'student_id'],
    ['an auth session without its user', 'auth_sessions', 'user_id'],
  ] as const)('refuses %s', async (_what, table, column) => {
    expect(await refusalOf(table, { [column]: randomUUID() })).toEqual({
      code: FOREIGN_KEY,
      constraint: `${table}_${column}_fkey`,
    });
  });

  test('refuses a session for a student as tutor', async () => {
    expect(await refusalOf('sessions', { tutor_id: await setup.person('student') })).toMatchObject({
      code: FOREIGN_KEY,
    });
  });

  test.each(['tutor_id', 'student_id', 'starts_at', 'rate'])(
    'refuses a session whose %s is missing',
    async column => {
      expect(await refusalOf('sessions', { [column]: null })).toMatchObject({ code: MISSING });
    },
  );

  test('refuses to delete a person of whom there is anything', async () => {
    const { tutor_id } = await setup.insert('sessions', await setup.rowOf.sessions());
    const deleted = setup.query('delete from profiles where id = $1', [tutor_id]);
    expect(await setup.refusal(deleted)).toMatchObject({ code: FOREIGN_KEY });
  });

  test('refuses the same e-mail address twice', async () => {
    const email = `${randomUUID()}@example.com`;
    await setup.insert('profiles', { name: 'One', email });
    expect(await setup.refusal(setup.insert('profiles', { name: 'Two', email }))).toMatchObject({
      code: UNIQUE,
    });
  });
});

describe('a resource', () => {
  test('that is a link has an address and no file; any other has a file and no address', async () => {
    const { url, ...row } = await setup.rowOf.resources();
    const file = async () => (await setup.insert('files', await setup.rowOf.files())).id;
    const refusal = async (change: object) =>
      (await setup.refusal(setup.insert('resources', { ...row, ...change })))?.code ?? null;
    expect(await refusal({ type: 'link', url })).toBeNull();
    expect(await refusal({ type: 'video', file_id: await file() })).toBeNull();
    expect(await refusal({ type: 'audio', file_id: await file() })).toBe(CHECK);
    expect(await refusal({ type: 'link' })).toBe(CHECK);
    expect(await refusal({ type: 'link', url, file_id: await file() })).toBe(CHECK);
    expect(await refusal({ type: 'video' })).toBe(CHECK);
    expect(await refusal({ type: 'video', url, file_id: await file() })).toBe(CHECK);
    expect(await refusal({ type: 'link', url: 'http://example.com' })).toBe(CHECK);
  });
});

describe('a file', () => {
  test('is somebody’s or an application’s, and never both or neither', async () => {
    const neither = { code: CHECK, constraint: 'files_owner' };
    expect(await refusalOf('files', { owner_id: null })).toEqual(neither);
    expect(await refusalOf('files', { application_id: randomUUID() })).toEqual(neither);
    expect(await refusalOf('files', { owner_id: null, application_id: randomUUID() })).toBeNull();
  });

  test('is claimed by one application', async () => {
    const claim = await setup.rowOf.application_files();
    await setup.insert('application_files', claim);
    const { id } = await setup.insert('applications', setup.rowOf.applications());
    const again = setup.insert('application_files', { ...claim, application_id: id });
    expect(await setup.refusal(again)).toMatchObject({ code: UNIQUE });
  });
});

describe('an application', () => {
  const agreed = { consent_version: '2026-11', consent_at: '2026-11-15T09:00:00Z' };

  test('can be answered', async () => {
    expect(await refusalOf('applications', { email: null })).toEqual({
      code: CHECK,
      constraint: 'applications_contact',
    });
    expect(await refusalOf('applications', { email: null, phone: '+966501234567' })).toBeNull();
  });

  test('of a family or a tutor has a consent, and an enquiry has none', async () => {
    const unagreed = { code: CHECK, constraint: 'applications_consent' };
    const fields =
      'childName childAge schoolYear country city timezone level goals subjects days parts tutorGender wishes';
    const answers = Object.fromEntries(fields.split(' ').map(field => [field, 'x']));
    expect(await refusalOf('applications', { kind: 'student', answers })).toEqual(unagreed);
    expect(await refusalOf('applications', { kind: 'student', answers, ...agreed })).toBeNull();
    expect(await refusalOf('applications', { ...agreed, consent_at: null })).toEqual(unagreed);
    expect(await refusalOf('applications', agreed)).toEqual(unagreed);
  });

  test.each(['student', 'tutor', 'enquiry'])('of the kind %s has its answers', async kind => {
    const given = { kind, answers: { goals: 'x' }, ...(kind === 'enquiry' ? {} : agreed) };
    expect(await refusalOf('applications', given)).toEqual({
      code: CHECK,
      constraint: 'applications_answers',
    });
  });

  test('has a reference of its own', async () => {
    const row = setup.rowOf.applications();
    await setup.insert('applications', row);
    const again = setup.insert('applications', { ...row, id: randomUUID() });
    expect(await setup.refusal(again)).toMatchObject({ code: UNIQUE });
  });
});

test('nobody has two calendar addresses, and no two people the key of one', async () => {
  const row = await setup.rowOf.calendar_feeds();
  await setup.insert('calendar_feeds', row);
  const refusal = (change: object) =>
    setup.refusal(setup.insert('calendar_feeds', { ...row, key: randomUUID(), ...change }));
  expect(await refusal({})).toEqual({ code: UNIQUE, constraint: 'calendar_feeds_pkey' });
  const other = { profile_id: await setup.person('tutor'), key: row.key };
  expect(await refusal(other)).toEqual({ code: UNIQUE, constraint: 'calendar_feeds_key_key' });
});

test('a look is at a student’s record or at a family’s application, and never at both or neither', async () => {
  const { id } = await setup.insert('applications', setup.rowOf.applications());
  const whose = { code: CHECK, constraint: 'record_reads_whose' };
  expect(await refusalOf('record_reads', { student_id: null })).toEqual(whose);
  expect(await refusalOf('record_reads', { application_id: id })).toEqual(whose);
  expect(await refusalOf('record_reads', { student_id: null, application_id: id })).toBeNull();
});

describe('homework', () => {
  const submitted = { status: 'completed', submitted_at: '2026-11-18T10:00:00Z' };

  test('is completed exactly when it was submitted', async () => {
    expect(await refusalOf('homework', submitted)).toBeNull();
    expect(await refusalOf('homework', { status: 'completed' })).toMatchObject({ code: CHECK });
    expect(await refusalOf('homework', { ...submitted, status: 'in-progress' })).toMatchObject({
      code: CHECK,
    });
  });

  test('is graded only once it was submitted', async () => {
    const graded = { grade: 'A-', graded_at: '2026-11-19T10:00:00Z' };
    expect(await refusalOf('homework', { ...submitted, ...graded })).toBeNull();
    expect(await refusalOf('homework', graded)).toMatchObject({ code: CHECK });
    expect(await refusalOf('homework', { ...submitted, grade: 'A-' })).toMatchObject({ code: CHECK });
  });

  test('is graded in a word or two', async () => {
    const graded = { ...submitted, graded_at: '2026-11-19T10:00:00Z' };
    expect(await refusalOf('homework', { ...graded, grade: 'x'.repeat(20) })).toBeNull();
    for (const grade of ['', 'x'.repeat(21)])
      expect(await refusalOf('homework', { ...graded, grade })).toMatchObject({ code: CHECK });
  });
});

describe('an assignment (R73)', () => {
  const from = (valid_from: string, valid_until: string | null, ended_by: unknown) => ({
    valid_from,
    valid_until,
    ended_by: valid_until && ended_by,
  });

  test('is not made twice for the same time, tutor, student and subject', async () => {
    const row = await setup.rowOf.assignments();
    const make = (change: object) => setup.refusal(setup.insert('assignments', { ...row, ...change }));
    const once = { code: OVERLAP, constraint: 'assignments_once' };
    expect(await make(from('2026-01-01', '2026-03-01', row.assigned_by))).toBeNull();
    expect(await make(from('2026-02-01', '2026-04-01', row.assigned_by))).toEqual(once);
    expect(await make(from('2026-03-01', null, null))).toBeNull();
    expect(await make(from('2030-01-01', null, null))).toEqual(once);
    expect(await make({ ...from('2030-01-01', null, null), subject: 'Physics' })).toBeNull();
    expect(
      await make({ ...from('2030-01-01', null, null), tutor_id: await setup.person('tutor') }),
    ).toBeNull();
  });

  test('ends after it began, and somebody ended it', async () => {
    const admin = await setup.person('admin');
    expect(
      await refusalOf('assignments', { valid_until: '2026-10-01T00:00:00Z', ended_by: admin }),
    ).toMatchObject({ code: CHECK });
    expect(await refusalOf('assignments', { valid_until: '2026-12-01T00:00:00Z' })).toMatchObject({
      code: CHECK,
    });
  });
});

describe('a second factor', () => {
  test('is what an auth session is raised by, and without it falls back', async () => {
    expect(await refusalOf('auth_sessions', { aal: 'aal2' })).toEqual({
      code: CHECK,
      constraint: 'auth_sessions_second_factor',
    });
    const factor = await setup.insert('auth_factors', await setup.rowOf.auth_factors());
    const amr = JSON.stringify([{ method: 'totp' }, { method: 'password' }]);
    const raised = { user_id: factor.user_id, aal: 'aal2', amr, factor_id: factor.id };
    const { id } = await setup.insert('auth_sessions', { ...raised, refresh_key: Buffer.alloc(32) });
    await setup.query('delete from auth_factors where id = $1', [factor.id]);
    const { rows } = await setup.query('select aal, amr, factor_id from auth_sessions where id = $1', [id]);
    expect(rows).toEqual([{ aal: 'aal1', amr: [{ method: 'password' }], factor_id: null }]);
  });

  test('goes with its user, whose auth sessions go too', async () => {
    const factor = await setup.insert('auth_factors', await setup.rowOf.auth_factors());
    const raised = { user_id: factor.user_id, aal: 'aal2', factor_id: factor.id };
    await setup.insert('auth_sessions', { ...raised, refresh_key: Buffer.alloc(32) });
    await setup.query('delete from auth_users where id = $1', [factor.user_id]);
    const { rows } = await setup.query('select 1 from auth_factors where id = $1', [factor.id]);
    expect(rows).toEqual([]);
  });

  test('has a name of its own among those of its user', async () => {
    const row = await setup.rowOf.auth_factors();
    await setup.insert('auth_factors', row);
    expect(await setup.refusal(setup.insert('auth_factors', row))).toEqual({
      code: UNIQUE,
      constraint: 'auth_factors_name',
    });
  });
});

test('there is one row of settings and no second (R26)', async () => {
  expect(await setup.refusal(setup.insert('settings', { id: 2 }))).toEqual({
    code: CHECK,
    constraint: 'settings_id_check',
  });
  expect(await setup.refusal(setup.insert('settings', { id: 1 }))).toMatchObject({ code: UNIQUE });
  for (const minutes of [0, 100, 240]) {
    const change = setup.query('update settings set max_session_duration = $1', [minutes]);
    expect(await setup.refusal(change)).toMatchObject({ code: CHECK });
  }
});
