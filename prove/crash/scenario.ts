import { randomUUID } from 'node:crypto';
import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import type { Call, Caller, Reply } from './caller.ts';
import type { Change, ChangeRoute } from './change.ts';
import type { Store } from './store.ts';

/** What writers work with: the administrator of the sample academy, some of its people, and a ledger to act through. */
export interface Scenario {
  readonly admin: string;
  /** A tutor, and a student who is assigned to her. */
  readonly tutor: { readonly token: string; readonly id: string; readonly studentId: string };
  /** A student, and a tutor to whom the student is assigned. */
  readonly student: { readonly token: string; readonly id: string; readonly tutorId: string };
  /** The token of a machine that keeps users. */
  readonly service: string;
  readonly tutors: readonly string[];
  readonly students: readonly string[];
  readonly store: Store;
  readonly dataDir: string;
  /** Where browsers have passkeys of this academy. */
  readonly origin: string;
  /** The auth sessions that somebody holds: they must outlive every crash. */
  readonly held: Set<string>;
  perform(change: Change): Promise<Reply | null>;
  /** Reads a record, however often it takes. */
  read(path: ReadPath, id?: unknown): Promise<Reply['body']>;
  /** An hour to come that no other session has. */
  slot(): Slot;
  /** One that is over, before those of the sample academy. */
  pastSlot(): Slot;
}

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
}

/** Also the description of the API, which describes itself nowhere. */
type ReadPath = EndpointPath<'GET'> | '/api/openapi.json';

/** A writer of some routes, which makes its next change each time it is called. */
export interface Writer {
  readonly routes: readonly ChangeRoute[];
  start(scenario: Scenario): Promise<() => Promise<void>>;
}

export const unique = (what: string) => `${what}-${randomUUID()}`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours one after another, from so many days from now on. */
function slotsFrom(days: number): () => Slot {
  let next = Math.ceil(Date.now() / HOUR) * HOUR + days * DAY;
  return () => {
    const at = new Date(next).toISOString();
    next += HOUR;
    return { date: at.slice(0, 10), time: at.slice(11, 16), timezone: 'UTC' };
  };
}

const EXPIRING_CHECKS =
  'select tutor_id, kind, version, variant from vetting_checks where expires_on is not null';

const PAIR_OF = `select tutor_id, student_id from assignments
  where tutor_id = (select id from profiles where email = $1) and valid_until is null
  order by student_id limit 1`;

const TUTOR_OF = PAIR_OF.replace('tutor_id = (select', 'student_id = (select');

interface Parts extends Pick<Scenario, 'service' | 'store' | 'dataDir' | 'origin' | 'perform'> {
  readonly caller: Caller;
  readonly whenUp: () => Promise<void>;
}

export async function createScenario({ caller, whenUp, ...given }: Parts): Promise<Scenario> {
  const insist = async (call: Call): Promise<Reply['body']> => {
    for (;;) {
      const outcome = await caller(call);
      if (outcome.kind === 'acknowledged') return outcome.reply.body;
      if (outcome.kind === 'refused') throw new Error(`${call.path} answered ${outcome.reply.status}`);
      await whenUp();
    }
  };
  const signIn = async (email: string) => {
    const body = { email, password: KNOWN_PASSWORD };
    const signedIn = await insist({ method: 'POST', path: '/auth/v1/token?grant_type=password', body });
    return String(signedIn.access_token);
  };
  const admin = await signIn('admin@bayan.example');
  const get = (path: string) => insist({ method: 'GET', path, token: admin });
  const idsOf = async (role: string) => {
    const { items } = await get(`/api/profiles?role=${role}&active=true&limit=100`);
    return (items as { id: string }[]).map(({ id }) => id);
  };
  // No lesson is planned past the last day of a tutor's documents (R983), and one of the samples' ends within a month.
  for (const { tutor_id, kind, version, variant } of await given.store.rows(EXPIRING_CHECKS)) {
    const path = `/api/vetting/${tutor_id}/checks/${kind}` as const;
    const body = { state: 'confirmed', variant };
    await insist({ method: 'PUT', path, token: admin, version: Number(version), body });
  }
  const tutorEmail = 'tutor@bayan.example';
  const studentEmail = 'student@bayan.example';
  const pair = await given.store.only(PAIR_OF, [tutorEmail]);
  const taught = await given.store.only(TUTOR_OF, [studentEmail]);
  return {
    ...given,
    admin,
    tutor: {
      token: await signIn(tutorEmail),
      id: String(pair.tutor_id),
      studentId: String(pair.student_id),
    },
    student: {
      token: await signIn(studentEmail),
      id: String(taught.student_id),
      tutorId: String(taught.tutor_id),
    },
    tutors: await idsOf('tutor'),
    students: await idsOf('student'),
    held: new Set(),
    read: (path, id) => get(path.replace('{id}', String(id))),
    slot: slotsFrom(30),
    pastSlot: slotsFrom(-360),
  };
}
