import { randomBytes, randomUUID } from 'node:crypto';
import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import pg from 'pg';
import { createTestDatabase } from '#test/test-database.ts';

type Row = Record<string, unknown>;

/** What PostgreSQL said to a statement: the class of its refusal and the constraint, or null if it did as told. */
export interface DatabaseRefusal {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
}

export const CHECK = '23514';
export const UNIQUE = '23505';
export const FOREIGN_KEY = '23503';
export const OVERLAP = '23P01';
export const MISSING = '23502';

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // A pool that has ended may still be closing connections; dropping the database ends these with an error.
  pool.on('error', () => {});
  return pool;
}

/** Straight SQL against a database of one's own, with nothing of ours in between. */
export async function openSetup() {
  const database = await createTestDatabase();
  const pool = openPool(database.url);

  const query = (sql: string, values: unknown[] = []) => pool.query<Row>(sql, values);

  async function refusal(statement: Promise<unknown>): Promise<DatabaseRefusal | null> {
    try {
      await statement;
      return null;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      return { code: error.code, constraint: error.constraint };
    }
  }

  async function insert(table: string, row: Row): Promise<Row> {
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`);
    const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`;
    const { rows } = await query(sql, Object.values(row));
    return rows[0] ?? {};
  }

  async function person(role: 'admin' | 'tutor' | 'student'): Promise<string> {
    const id = randomUUID();
    const rights = role === 'admin' ? ADMIN_RIGHTS : [];
    await insert('profiles', { id, name: `A ${role}`, role, rights });
    if (role === 'tutor') await insert('tutors', { profile_id: id, hourly_rate: 45 });
    if (role === 'student') await insert('students', { profile_id: id });
    return id;
  }

  /** The least that a row of each table needs. */
  const rowOf = {
    profiles: () => ({ name: 'Layla' }),
    tutors: async () => ({ profile_id: (await insert('profiles', { name: 'Sara' })).id, hourly_rate: 45 }),
    guardians: async () => ({ student_id: await person('student'), position: 1, name: 'Umm Omar' }),
    guardian_consents: async () => ({
      guardian_id: (await insert('guardians', await rowOf.guardians())).id,
      purpose: 'lessons',
      text_version: '2026-11',
      language: 'ar',
      given_at: '2026-11-01T00:00:00Z',
    }),
    assignments: async () => ({
      tutor_id: await person('tutor'),
      student_id: await person('student'),
      subject: 'English',
      valid_from: '2026-11-01T00:00:00Z',
      assigned_by: await person('admin'),
    }),
    files: async () => ({
      owner_id: await person('tutor'),
      name: 'worksheet.pdf',
      media_type: 'application/pdf',
      size: 10,
      sha256: randomBytes(32),
      storage_key: randomBytes(8).toString('hex'),
    }),
    sessions: async () => {
      const tutor = await person('tutor');
      return {
        tutor_id: tutor,
        student_id: await person('student'),
        subject: 'English',
        starts_at: '2026-11-20T16:00:00Z',
        duration_minutes: 60,
        family_timezone: 'Asia/Riyadh',
        entered_timezone: 'Europe/London',
        rate: 45,
        currency: 'GBP',
        created_by: tutor,
      };
    },
    session_consequences: async () => {
      const { id, tutor_id } = await insert('sessions', { ...(await rowOf.sessions()), status: 'completed' });
      return {
        session_id: id,
        cause: 'taught',
        family_minutes: 60,
        tutor_minutes: 60,
        owes_lesson: false,
        cut_off_hours: 24,
        decided_by: tutor_id,
        at: '2026-11-20T17:00:00Z',
      };
    },
    family_prices: async () => {
      const student_id = await person('student');
      return {
        ...{ student_id, number: 1, valid_from: '2026-11-01', per_hour: 150, currency: 'SAR' },
        ...{ made_by: student_id, made_at: '2026-11-20T17:00:00Z' },
      };
    },
    session_moves: async () => {
      const { id, student_id } = await insert('sessions', await rowOf.sessions());
      return {
        session_id: id,
        student_id,
        was_at: '2026-11-20T16:00:00Z',
        now_at: '2026-11-21T16:00:00Z',
        moved_by: student_id,
        at: '2026-11-17T16:00:00Z',
      };
    },
    session_requests: async () => {
      const { id, tutor_id, student_id } = await insert('sessions', await rowOf.sessions());
      return { session_id: id, tutor_id, student_id, kind: 'move', reason: 'A school trip' };
    },
    session_reports: async () => {
      const { id, tutor_id, student_id } = await insert('sessions', await rowOf.sessions());
      return { session_id: id, tutor_id, student_id, kind: 'no-connection' };
    },
    feedback: async () => ({
      session_id: (await insert('sessions', { ...(await rowOf.sessions()), status: 'completed' })).id,
    }),
    homework: async () => ({
      student_id: await person('student'),
      tutor_id: await person('tutor'),
      title: 'Essay',
      subject: 'English',
      due_at: '2026-11-20T16:00:00Z',
    }),
    resources: async () => ({
      title: 'Phonics',
      type: 'link',
      subject: 'English',
      url: 'https://example.com/phonics',
      uploaded_by: await person('tutor'),
    }),
    staff_notes: async () => ({ text: 'Ring the family.', author_id: await person('admin') }),
    vetting_checks: async () => ({ tutor_id: await person('tutor'), kind: 'identity', state: 'open' }),
    vetting_events: async () => ({
      tutor_id: await person('tutor'),
      kind: 'identity',
      state: 'open',
      note: '',
      documents: [],
      actor_id: await person('admin'),
      at: '2026-11-19T17:00:00Z',
    }),
    imports: async () => ({
      kind: 'students',
      file_name: 'new.csv',
      row_count: 1,
      faulty_rows: 0,
      made_by: await person('admin'),
    }),
    import_rows: async () => ({
      import_id: (await insert('imports', await rowOf.imports())).id,
      number: 2,
      cells: '{"name":"Omar"}',
      record: '{}',
    }),
    exports: async () => ({
      person_id: await person('student'),
      asked_by: await person('admin'),
      language: 'en',
    }),
    erasures: async () => ({
      person_id: await person('student'),
      asked_by: await person('admin'),
      created_at: '2026-11-15T09:00:00Z',
      runs_at: '2026-11-29T09:00:00Z',
    }),
    uploads: async () => ({
      id: randomUUID(),
      owner_id: await person('student'),
      use: 'homework',
      name: 'essay.pdf',
      size: 10,
    }),
    upload_parts: async () => ({
      upload_id: (await insert('uploads', await rowOf.uploads())).id,
      number: 1,
      sha256: randomBytes(32),
      storage_key: randomBytes(8).toString('hex'),
    }),
    applications: () => ({
      id: randomUUID(),
      reference: `BA-${randomBytes(4).toString('hex').toUpperCase().replace(/^.{4}/, '$&-')}`,
      kind: 'enquiry',
      language: 'ar',
      name: 'Noura',
      email: 'noura@example.com',
      answers: { message: 'A question' },
      request_hash: randomBytes(32),
    }),
    application_files: async () => {
      const { id } = await insert('applications', rowOf.applications());
      const { owner_id: _owner, ...file } = await rowOf.files();
      const { id: fileId } = await insert('files', { ...file, application_id: id });
      return { application_id: id, file_id: fileId, position: 1 };
    },
    calendar_feeds: async () => ({ profile_id: await person('student'), key: randomUUID() }),
    audit_log: async () => ({ actor_id: await person('admin'), action: 'session.change', noun: 'sessions' }),
    record_reads: async () => ({
      reader_id: await person('tutor'),
      student_id: await person('student'),
      what: 'record',
    }),
    mail_outbox: () => ({
      kind: 'invite',
      to_address: 'layla@example.com',
      language: 'ar',
      next_attempt_at: '2026-11-15T09:00:00Z',
      created_at: '2026-11-15T09:00:00Z',
    }),
    // Of a lesson that is over: one to come has its reminders by itself.
    reminders: async () => ({
      session_id: (await insert('sessions', { ...(await rowOf.sessions()), status: 'completed' })).id,
      kind: 'lesson-day',
      moment: '2026-11-20T16:00:00Z',
      due_at: '2026-11-19T16:00:00Z',
    }),
    lesson_replies: async () => ({
      reminder_id: (await insert('reminders', await rowOf.reminders())).id,
      reader: 'parent',
      answer: 'confirm',
      replied_at: '2026-11-19T17:00:00Z',
    }),
    notices: async () => ({
      profile_id: await person('student'),
      kind: 'lesson-moved',
      key: randomUUID(),
      data: {},
      about: `sessions:${randomUUID()}`,
      created_at: '2026-11-19T17:00:00Z',
    }),
    notice_settings: async () => ({
      profile_id: await person('tutor'),
      lesson_made: true,
      lesson_tutor: true,
      homework_set: true,
      homework_graded: false,
    }),
    auth_users: async () => ({ id: await person('tutor') }),
    auth_identities: async () => ({
      user_id: (await insert('auth_users', await rowOf.auth_users())).id,
      provider: 'email',
      provider_id: randomUUID(),
    }),
    auth_sessions: async () => ({
      user_id: (await insert('auth_users', await rowOf.auth_users())).id,
      refresh_key: randomBytes(32),
    }),
    auth_factors: async () => ({
      user_id: (await insert('auth_users', await rowOf.auth_users())).id,
      factor_type: 'totp',
      secret: randomBytes(20),
    }),
    auth_passkeys: async () => ({
      user_id: (await insert('auth_users', await rowOf.auth_users())).id,
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
    }),
    auth_one_time_tokens: async () => ({
      user_id: (await insert('auth_users', await rowOf.auth_users())).id,
      purpose: 'signup',
      email: 'layla@example.com',
      link_hash: randomBytes(32),
      code_hash: randomBytes(32),
      expires_at: '2026-11-16T09:00:00Z',
    }),
  };

  return {
    query,
    insert,
    person,
    rowOf,
    refusal,
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
export type Setup = Awaited<ReturnType<typeof openSetup>>;
export type StageTable = keyof Setup['rowOf'];
