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
    ['tutors', 'english_levels', ['not-sure']],
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
    ['session_consequences', 'cause', 'forgotten'],
    ['session_consequences', 'family_minutes', -1],
    ['session_consequences', 'tutor_minutes', 121],
    ['session_consequences', 'cut_off_hours', 169],
    ['session_consequences', 'tutor_timezone', ''],
    ['family_prices', 'per_hour', -0.001],
    ['family_prices', 'per_hour', 1_000_000.001],
    ['family_prices', 'currency', 'sar'],
    ['family_prices', 'currency', 'XAU'],
    ['family_prices', 'valid_from', '1999-01-01'],
    ['session_moves', 'now_at', '2026-11-20T16:00:00Z'],
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
    ['staff_notes', 'colour', 'purple'],
    ['staff_notes', 'text', ''],
    ['vetting_checks', 'kind', 'haircut'],
    ['vetting_events', 'state', 'perhaps'],
    ['exports', 'language', 'fr'],
    ['erasures', 'status', 'undone'],
    ['imports', 'kind', 'parents'],
    ['imports', 'file_name', ''],
    ['import_rows', 'number', 1],
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

  test('that nobody has removed says of nobody that they did', async () => {
    const { uploaded_by, ...row } = await setup.rowOf.resources();
    const removed = { ...row, uploaded_by, removed_by: uploaded_by };
    expect(await setup.refusal(setup.insert('resources', removed))).toMatchObject({
      code: CHECK,
      constraint: 'resources_removed_by',
    });
    await setup.insert('resources', { ...removed, removed_at: '2026-11-15T09:00:00Z' });
  });
});

describe('an export of a person’s data (R842)', () => {
  test('is ready with the time until which it is there, and has a file only then', async () => {
    const notReady = { code: CHECK, constraint: 'exports_ready' };
    const times = { ready_at: '2026-11-15T09:00:00Z', expires_at: '2026-11-22T09:00:00Z' };
    const file = (await setup.insert('files', await setup.rowOf.files())).id;
    expect(await refusalOf('exports', { status: 'ready' })).toEqual(notReady);
    expect(await refusalOf('exports', { file_id: file })).toEqual(notReady);
    expect(await refusalOf('exports', { ...times, status: 'expired', file_id: file })).toEqual(notReady);
    expect(await refusalOf('exports', { ...times, status: 'ready', file_id: file })).toBeNull();
  });
});

describe('an erasure (R844)', () => {
  test('runs later than it was asked for, and once for a person', async () => {
    expect(await refusalOf('erasures', { runs_at: '2026-11-15T08:59:59Z' })).toEqual({
      code: CHECK,
      constraint: 'erasures_not_at_once',
    });
    const erasure = await setup.rowOf.erasures();
    await setup.insert('erasures', erasure);
    expect(await setup.refusal(setup.insert('erasures', erasure))).toMatchObject({ code: UNIQUE });
  });

  test('stays as it is once it is done', async () => {
    const done = { status: 'done', done_at: '2026-11-29T09:00:00Z' };
    const { id } = await setup.insert('erasures', { ...(await setup.rowOf.erasures()), ...done });
    const again = setup.query('update erasures set runs_at = runs_at where id = $1', [id]);
    expect(await setup.refusal(again)).toEqual({ code: CHECK, constraint: 'erasures_over' });
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

test.each([
  ['by nobody', { state: 'confirmed' }, 'imports_confirmed'],
  ['before it was made', { undone_at: '2026-11-01T00:00:00Z' }, 'imports_undone'],
])('no import is confirmed or undone %s', async (_how, change, constraint) => {
  expect(await refusalOf('imports', change)).toEqual({ code: CHECK, constraint });
});

test('an import has no more faulty or uninvited rows than rows, and what is faulty makes nothing', async () => {
  for (const change of [{ faulty_rows: 2 }, { uninvited: 2 }])
    expect(await refusalOf('imports', change)).toMatchObject({ code: CHECK });
  const confirmed = { state: 'confirmed', confirmed_at: '2026-11-01T00:00:00Z' };
  const faulty = { ...confirmed, confirmed_by: await setup.person('admin'), faulty_rows: 1 };
  expect(await refusalOf('imports', faulty)).toEqual({ code: CHECK, constraint: 'imports_without_faults' });
  const constraint = 'import_rows_right_or_faulty';
  expect(await refusalOf('import_rows', { faults: '[{}]' })).toEqual({ code: CHECK, constraint });
});

test('a look is at one record: a student’s, a family’s application or a tutor’s', async () => {
  const { id } = await setup.insert('applications', setup.rowOf.applications());
  const whose = { code: CHECK, constraint: 'record_reads_whose' };
  expect(await refusalOf('record_reads', { student_id: null })).toEqual(whose);
  expect(await refusalOf('record_reads', { application_id: id })).toEqual(whose);
  expect(await refusalOf('record_reads', { student_id: null, application_id: id })).toBeNull();
  const tutor = await setup.person('tutor');
  expect(await refusalOf('record_reads', { tutor_id: tutor })).toEqual(whose);
  expect(await refusalOf('record_reads', { student_id: null, tutor_id: tutor })).toBeNull();
});

describe('the vetting of a tutor', () => {
  const decided = async () => ({
    checked_by: await setup.person('admin'),
    checked_at: '2026-11-18T09:00:00Z',
  });

  test.each([
    ['a decision without who made it', 'vetting_checks_decided', { state: 'confirmed' }],
    ['an expiry of what nobody confirmed', 'vetting_checks_expiry', { expires_on: '2027-01-01' }],
    ['a certificate of another kind', 'vetting_checks_variant', { variant: 'dbs' }],
  ])('refuses %s', async (_what, constraint, change) => {
    expect(await refusalOf('vetting_checks', change)).toEqual({ code: CHECK, constraint });
  });

  test('refuses a confirmed DBS check that does not say which certificate it is', async () => {
    const change = { kind: 'dbs', state: 'confirmed', ...(await decided()) };
    const constraint = 'vetting_checks_variant';
    expect(await refusalOf('vetting_checks', change)).toEqual({ code: CHECK, constraint });
    expect(await refusalOf('vetting_checks', { ...change, variant: 'icpc' })).toBeNull();
  });

  test('refuses a second check of a kind, and any change of the history', async () => {
    const row = await setup.insert('vetting_checks', await setup.rowOf.vetting_checks());
    const again = { tutor_id: row.tutor_id, kind: row.kind, state: 'open' };
    expect(await setup.refusal(setup.insert('vetting_checks', again))).toEqual({
      code: UNIQUE,
      constraint: 'vetting_checks_once',
    });
    await setup.insert('vetting_events', await setup.rowOf.vetting_events());
    expect(await setup.refusal(setup.query('update vetting_events set note = $1', ['x']))).not.toBeNull();
  });

  test('refuses a lesson after the last day of a mandatory check, new or moved, and no other (R983)', async () => {
    const { tutor_id: tutor, ...lesson } = await setup.rowOf.sessions();
    const check = { tutor_id: tutor, state: 'confirmed', expires_on: '2026-11-19', ...(await decided()) };
    await setup.insert('vetting_checks', { ...check, kind: 'degree' });
    const planned = await setup.insert('sessions', { ...lesson, tutor_id: tutor });
    await setup.insert('vetting_checks', { ...check, kind: 'safeguarding' });
    const late = { code: CHECK, constraint: 'sessions_tutor_checked' };
    const at = (starts_at: string, more: object = {}) =>
      setup.refusal(setup.insert('sessions', { ...lesson, tutor_id: tutor, starts_at, ...more }));
    expect(await at('2026-11-20T00:00:00Z')).toEqual(late);
    expect(await at('2026-11-20T00:00:00Z', { status: 'completed' })).toBeNull();
    expect(await at('2026-11-19T22:00:00Z')).toBeNull();
    const move = (starts_at: string) =>
      setup.refusal(setup.query('update sessions set starts_at = $2 where id = $1', [planned.id, starts_at]));
    expect(await move('2026-11-21T16:00:00Z')).toEqual(late);
    expect(await move('2026-11-18T16:00:00Z')).toBeNull();
  });
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

describe('the database refuses settings out of range (R903)', () => {
  const hours = (...entries: object[]) => JSON.stringify(entries);
  test.each([
    ['site_name', 'Two\nlines', 'settings_site_name_characters'],
    ['contact_email', 'nobody', 'settings_contact_email_form'],
    ['contact_email', 'Hello@bayan.example', 'settings_contact_email_form'],
    ['timezone', 'EST', 'settings_timezone_form'],
    ['default_hourly_rate', 1_000_000.001, 'settings_default_hourly_rate_range'],
    ['default_hourly_rate', -1, 'settings_default_hourly_rate_check'],
    ['series_horizon_weeks', 7, 'settings_series_horizon'],
    ['series_horizon_weeks', 53, 'settings_series_horizon'],
    ['currency', 'pounds', 'settings_currency_check'],
    ['student_form_url', 'https://forms.example/a b', 'settings_form_urls_form'],
    ['tutor_form_url', 'http://forms.example', 'settings_tutor_form_url_check'],
    ['geolocation_url', 'http://geo.example', 'settings_geolocation_url_form'],
    ['geolocation_url', '/api/other', 'settings_geolocation_url_form'],
    ['business_hours', '{}', 'settings_business_hours_check'],
    [
      'business_hours',
      hours({ weekday: 8, opens: '08:00', closes: '20:00' }),
      'settings_business_hours_range',
    ],
    [
      'business_hours',
      hours({ weekday: 1.5, opens: '08:00', closes: '20:00' }),
      'settings_business_hours_range',
    ],
    [
      'business_hours',
      hours({ weekday: 1, opens: '20:00', closes: '08:00' }),
      'settings_business_hours_range',
    ],
    [
      'business_hours',
      hours({ weekday: 1, opens: '8:00', closes: '20:00' }),
      'settings_business_hours_range',
    ],
    ['business_hours', hours({ weekday: 1, opens: '08:00' }), 'settings_business_hours_range'],
    ['business_hours', hours({}), 'settings_business_hours_range'],
  ])('%s: %s', async (column, value, constraint) => {
    const change = setup.query(`update settings set ${column} = $1`, [value]);
    expect(await setup.refusal(change)).toEqual({ code: CHECK, constraint });
  });

  test('takes the hours of a whole week', async () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, opens: '00:00', closes: '23:59' }));
    await setup.query('update settings set business_hours = $1', [JSON.stringify(week)]);
  });
});
