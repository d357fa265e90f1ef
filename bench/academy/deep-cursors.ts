import type { Role } from '@bayan/domain/roles';
import { encodeInstantCursor, encodePartCursor, encodeTextCursor } from '@bayan/platform/http/cursor';
import type pg from 'pg';

/** Cursors half-way down each list: deep, and with full pages still to come under any filter. */
export interface DeepCursors {
  readonly sessions: Readonly<Record<Role, string>>;
  readonly sessionRequests: Readonly<Record<Role, string>>;
  readonly sessionReports: Readonly<Record<Role, string>>;
  readonly homework: Readonly<Record<Role, string>>;
  readonly profiles: string;
  readonly students: string;
  readonly assignments: string;
  readonly mail: string;
  readonly applications: string;
  readonly waiting: string;
  readonly staffNotes: string;
}

/** The first tutor and the first student, as whom and of whom lists are read, and a session of theirs. */
export interface MeasuredPeople {
  readonly tutorId: string;
  readonly studentId: string;
  /** One of theirs with each other. */
  readonly sessionId: string;
  /** The newest family's. */
  readonly applicationId: string;
  /** One that several have opened. */
  readonly resourceId: string;
}

const HALF_WAY = 'offset (select count(*) / 2 from listed) limit 1';

/** One about which something was asked. */
const ASKED_ABOUT = `select session_id from session_requests where tutor_id = $1 and student_id = $2
  order by created_at limit 1`;

const NEWEST_FAMILY = `select id from applications where kind = 'student' order by created_at desc, id desc limit 1`;
const OPENED_BY_MANY = 'select resource_id as id from resource_use_totals order by people desc limit 1';

export async function measuredPeople(
  client: pg.Client,
  people: Pick<MeasuredPeople, 'tutorId' | 'studentId'>,
): Promise<MeasuredPeople> {
  const found = await client.query<{ session_id: string }>(ASKED_ABOUT, [people.tutorId, people.studentId]);
  const applied = await client.query<{ id: string }>(NEWEST_FAMILY);
  const opened = await client.query<{ id: string }>(OPENED_BY_MANY);
  return {
    ...people,
    sessionId: only(found.rows).session_id,
    applicationId: only(applied.rows).id,
    resourceId: only(opened.rows).id,
  };
}

export async function deepCursors(
  client: pg.Client,
  { tutorId, studentId }: MeasuredPeople,
): Promise<DeepCursors> {
  const halfWayByTime = async (rows: string, values: string[] = []) => {
    const found = await client.query<{ at: Date; id: string }>(
      `with listed as (${rows}) select at, id from listed order by at desc, id desc ${HALF_WAY}`,
      values,
    );
    const { at, id } = only(found.rows);
    return { at: at.toISOString(), id };
  };
  const newestFirst = async (rows: string, values?: string[]) =>
    encodeInstantCursor(await halfWayByTime(rows, values));
  const byName = async (rows: string, values: string[] = []) => {
    const found = await client.query<{ name: string; id: string }>(
      `with listed as (${rows}) select name, id from listed order by name, id ${HALF_WAY}`,
      values,
    );
    const { name: text, id } = only(found.rows);
    return encodeTextCursor({ text, id });
  };
  const ofEach = async (rows: string): Promise<Record<Role, string>> => ({
    admin: await newestFirst(rows),
    tutor: await newestFirst(`${rows} where tutor_id = $1`, [tutorId]),
    student: await newestFirst(`${rows} where student_id = $1`, [studentId]),
  });
  return {
    sessions: await ofEach('select starts_at as at, id from sessions'),
    sessionRequests: await ofEach('select created_at as at, id from session_requests'),
    sessionReports: await ofEach('select created_at as at, id from session_reports'),
    homework: await ofEach('select due_at as at, id from homework'),
    profiles: await byName('select name, id from profiles'),
    students: await byName('select name, student_id as id from pupils where tutor_id = $1', [tutorId]),
    assignments: await newestFirst('select valid_from as at, id from assignments'),
    mail: await newestFirst('select created_at as at, id from mail_outbox'),
    waiting: await newestFirst(
      'select since as at, student_id as id from academy_conversations where is_waiting',
    ),
    applications: await newestFirst('select created_at as at, id from applications'),
    staffNotes: encodePartCursor({
      isFirst: false,
      ...(await halfWayByTime('select created_at as at, id from staff_notes where not is_pinned')),
    }),
  };
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('the academy is empty');
  return row;
}
