import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { startAuthSession } from '@bayan/auth/auth-sessions/start-auth-session';
import { deviceOf } from '@bayan/auth/devices/device';
import { updateAuthSession } from '@bayan/auth/store/auth-sessions.repository';
import { insertFactor } from '@bayan/auth/store/factors.repository';
import { type AccessTokens, createAccessTokens } from '@bayan/auth/tokens/access-token';
import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { ADMIN_RIGHTS, type AdminRight, type Role } from '@bayan/domain/roles';
import type { CheckVariant } from '@bayan/domain/vetting/checks';
import { readFormSecret } from '@bayan/platform/db/own-signature';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { authHost } from '#app/auth-host.ts';
import { writeStamp } from '#people/applications/form-stamp.ts';
import { applicationFiles, applications } from '#schema/applications.ts';
import { files } from '#schema/files.ts';
import { assignments, profiles, students, tutors } from '#schema/people.ts';
import { homework, resources, sessionSeries, sessions } from '#schema/teaching.ts';
import { vettingChecks, vettingDocuments } from '#schema/vetting.ts';
import { giveSignIn } from './give-sign-in.ts';
import type { TestApp } from './harness.ts';

const PASSWORD = 'Quiet-Harbour-77-Lamps';

export interface Person {
  readonly id: string;
  readonly email: string;
  /** A signed-in person's request: their token, and JSON in and out. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  readonly token: string;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly version?: number;
  readonly headers?: Record<string, string>;
}

interface PersonOptions {
  readonly role: Role | null;
  /** Of an administrator: all of them unless said otherwise. */
  readonly rights?: readonly AdminRight[];
  readonly name?: string;
  readonly approved?: boolean;
  readonly timezone?: string;
  readonly isActive?: boolean;
  /** Whether they have a second factor, and have given it. */
  readonly withSecondFactor?: boolean;
}

/** A person in the database, without a sign-in. */
export async function addPerson({ db, clock }: TestApp, options: PersonOptions): Promise<string> {
  const { role, name = 'Someone', approved = true, timezone = 'Asia/Riyadh', isActive = true } = options;
  const rights = role === 'admin' ? [...(options.rights ?? ADMIN_RIGHTS)] : [];
  const id = randomUUID();
  const email = `${id}@people.example`;
  await db.insert(profiles).values({ id, name, role, rights, timezone, isActive, email });
  if (role === 'student') await db.insert(students).values({ profileId: id });
  if (role === 'tutor') {
    const approvedAt = approved ? clock.now() : null;
    await db.insert(tutors).values({ profileId: id, hourlyRate: 45, approvedAt });
  }
  return id;
}

/** The keys of an application are read once for all the people who sign in to it. */
const tokensOf = new WeakMap<TestApp, Promise<AccessTokens>>();
function accessTokens(app: TestApp) {
  const known =
    tokensOf.get(app) ?? loadSigningKeys(app.config).then(keys => createAccessTokens(keys, app.config));
  tokensOf.set(app, known);
  return known;
}

/** A person who has signed in, with all that a sign-in leaves behind; the work of the password alone is spared. */
export async function signIn(app: TestApp, options: PersonOptions): Promise<Person> {
  const id = await addPerson(app, { ...options, isActive: true });
  const email = `${id}@people.example`;
  const now = app.clock.now();
  const { user, authSession } = await inTransaction(app.db, async tx => {
    await giveSignIn(tx, { profileId: id, email, password: PASSWORD, now });
    const device = deviceOf(new Headers(), '127.0.0.1');
    const signedIn = await startAuthSession(tx, {
      host: authHost,
      userId: id,
      method: 'password',
      device,
      now,
    });
    if (!options.withSecondFactor) return signedIn;
    const values = { userId: id, factorType: 'totp', status: 'verified', secret: randomBytes(20) } as const;
    const { id: factorId } = await insertFactor(tx, values);
    const raised = { aal: 'aal2', factorId } as const;
    return { ...signedIn, authSession: await updateAuthSession(tx, signedIn.authSession.id, raised) };
  });
  const token = await (await accessTokens(app)).sign(user, authSession, now);
  if (options.isActive === false)
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, id));
  return { id, email, token, call: (method, path, call) => callAs(app, token, method, path, call) };
}

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

export function callAs(
  app: TestApp,
  token: string | null,
  method: string,
  path: string,
  call: CallOptions = {},
) {
  const { body, version, headers } = call;
  return app.fetch(path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
  });
}

export async function assign(
  app: TestApp,
  tutorId: string,
  studentId: string,
  assignedBy: string,
): Promise<string> {
  const validFrom = new Date(app.clock.now().getTime() - 1000);
  const [row] = await app.db
    .insert(assignments)
    .values({ tutorId, studentId, subject: 'English', validFrom, assignedBy })
    .returning({ id: assignments.id });
  return row?.id ?? '';
}

type SessionValues = Partial<typeof sessions.$inferInsert> & { tutorId: string; studentId: string };

/** Each at an hour of its own, so that none is in another's way. */
let hour = 0;
export async function addSession(app: TestApp, values: SessionValues) {
  hour += 3;
  const [row] = await app.db
    .insert(sessions)
    .values({
      subject: 'English',
      startsAt: new Date(app.clock.now().getTime() + hour * 3_600_000),
      durationMinutes: 60,
      familyTimezone: 'Asia/Riyadh',
      enteredTimezone: 'Europe/London',
      rate: 45,
      currency: 'GBP',
      createdBy: values.tutorId,
      ...values,
    })
    .returning();
  if (!row) throw new Error('no session was made');
  return row;
}

/** A weekly series, to which a lesson belongs that has its id and `originalStartsAt`. */
export async function addSeries(
  app: TestApp,
  values: Pick<typeof sessionSeries.$inferInsert, 'tutorId' | 'studentId'>,
): Promise<string> {
  const [row] = await app.db
    .insert(sessionSeries)
    .values({
      ...{ subject: 'English', durationMinutes: 60, anchorTimezone: 'Asia/Riyadh', startsOn: '2026-11-01' },
      ...{ everyWeeks: 1, lessons: 50, createdBy: values.tutorId },
      ...values,
    })
    .returning();
  if (!row) throw new Error('no series was made');
  return row.id;
}

type HomeworkValues = Partial<typeof homework.$inferInsert> & { tutorId: string; studentId: string };

/** Assigned yesterday and due in a week; handed in today where it is to be completed. */
export async function addHomework(app: TestApp, values: HomeworkValues) {
  const at = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  const [row] = await app.db
    .insert(homework)
    .values({
      subject: 'English',
      title: 'Essay',
      dueAt: at(7),
      createdAt: at(-1),
      ...(values.status === 'completed'
        ? { submissionUrl: 'https://work.example/essay', submittedAt: at(0) }
        : {}),
      ...values,
    })
    .returning();
  if (!row) throw new Error('no homework was made');
  return row;
}

type ResourceValues = Partial<typeof resources.$inferInsert> & { uploadedBy: string };

/** A link for everybody, or whatever else is said. */
export async function addResource(app: TestApp, values: ResourceValues) {
  const at = app.clock.now();
  const [row] = await app.db
    .insert(resources)
    .values({
      title: 'Phonics',
      type: 'link',
      subject: 'English',
      ...(values.fileId ? {} : { url: 'https://example.com/phonics' }),
      createdAt: at,
      updatedAt: at,
      ...values,
    })
    .returning();
  if (!row) throw new Error('no resource was made');
  return row;
}

interface CheckValues extends Pick<typeof vettingChecks.$inferInsert, 'tutorId' | 'kind'> {
  readonly variant?: CheckVariant;
  readonly expiresOn?: string | null;
  readonly documents?: readonly string[];
}

/** A check of a tutor that somebody has confirmed. */
export async function addCheck({ db, clock }: TestApp, { documents = [], ...values }: CheckValues) {
  const [checker] = await db.select().from(profiles).where(eq(profiles.role, 'admin')).limit(1);
  const [row] = await db
    .insert(vettingChecks)
    .values({
      ...values,
      state: 'confirmed',
      checkedBy: checker?.id ?? null,
      checkedAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('no check was made');
  const kept = documents.map((fileId, index) => ({ fileId, checkId: row.id, position: index + 1 }));
  if (kept.length > 0) await db.insert(vettingDocuments).values(kept);
  return row;
}

/** A document that somebody has sent, bytes and all, and that nothing has claimed yet. */
export async function addFile(app: TestApp, ownerId: string, content = '%PDF-1.7 A lesson') {
  const bytes = Buffer.from(content);
  const storageKey = `uploads/${randomUUID()}`;
  await app.files.put(storageKey, bytes);
  const [row] = await app.db
    .insert(files)
    .values({
      ownerId,
      name: 'Lesson.pdf',
      mediaType: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      scanState: 'unscanned',
      storageKey,
      createdAt: app.clock.now(),
    })
    .returning();
  if (!row) throw new Error('no file was made');
  return row;
}

/** One that can be somebody's picture. */
export async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp({ create: { width: 80, height: 64, channels: 3, background: '#0e5a57' } });
  return new Uint8Array(await drawn.png().toBuffer());
}

/** Of a form that was opened a while ago. */
export async function formStamp({ db, clock }: TestApp, milliseconds = 60_000): Promise<string> {
  return writeStamp(await readFormSecret(db), new Date(clock.now().getTime() - milliseconds));
}

/** A family's, as it was stored. */
export async function addApplication(
  app: TestApp,
  values: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const letters = id.toUpperCase();
  await app.db.insert(applications).values({
    id,
    reference: `BA-${letters.slice(0, 4)}-${letters.slice(4, 8)}`,
    kind: 'student',
    language: 'ar',
    name: 'Maryam',
    email: 'maryam@family.example',
    answers: {
      childName: 'Omar',
      childAge: 9,
      schoolYear: 'Year 4',
      country: 'SA',
      city: 'Riyadh',
      timezone: 'Asia/Riyadh',
      level: 'elementary',
      goals: 'To speak.',
      subjects: ['English'],
      days: [7],
      parts: ['evening'],
      tutorGender: 'any',
      wishes: '',
    },
    consentVersion: '2026-11',
    consentAt: now,
    requestHash: Buffer.alloc(32),
    createdAt: now,
    updatedAt: now,
    ...values,
  });
  return id;
}

/** Of one whose consultation is in two days. */
export const inConsultation = ({ clock }: TestApp) =>
  ({
    stage: 'consultation',
    consultationAt: new Date(clock.now().getTime() + 2 * 86_400_000),
    consultationMinutes: 30,
    consultationChanges: 1,
  }) as const;

/** A tutor's, with a certificate. */
export async function addTutorApplication(app: TestApp): Promise<{ id: string; fileId: string }> {
  const id = randomUUID();
  const now = app.clock.now();
  const letters = id.toUpperCase();
  await app.db.insert(applications).values({
    id,
    reference: `BA-${letters.slice(0, 4)}-${letters.slice(4, 8)}`,
    kind: 'tutor',
    language: 'en',
    name: 'Eleanor Whitfield',
    email: `eleanor.${letters.toLowerCase()}@teachers.example`,
    phone: '+442079460958',
    answers: {
      country: 'GB',
      city: 'Leeds',
      timezone: 'Europe/London',
      britishNational: true,
      nativeEnglish: true,
      qualification: 'celta',
      degree: 'BA English, Leeds',
      years: 6,
      subjects: ['English'],
      days: [7],
      parts: ['evening'],
      culture: 'I taught in Muscat for two years.',
      introduction: 'I teach with patience and plans.',
      reliableInternet: true,
    },
    consentVersion: '2026-11',
    consentAt: now,
    requestHash: Buffer.alloc(32),
    createdAt: now,
    updatedAt: now,
  });
  const bytes = Buffer.from('%PDF-1.7 A certificate');
  const storageKey = `uploads/${randomUUID()}`;
  await app.files.put(storageKey, bytes);
  const fileId = randomUUID();
  await app.db.insert(files).values({
    id: fileId,
    applicationId: id,
    name: 'CELTA.pdf',
    mediaType: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    scanState: 'unscanned',
    storageKey,
    createdAt: now,
  });
  await app.db.insert(applicationFiles).values({ applicationId: id, fileId, position: 1 });
  return { id, fileId };
}
