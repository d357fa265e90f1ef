import { randomUUID } from 'node:crypto';
import { readSettings } from '../../server/src/features/settings/settings.repository.ts';
import { authCaller, createPerson } from '../../server/test/auth/auth-caller.ts';
import { addPerson, addSession, assign, signIn } from '../../server/test/builders.ts';
import type { TestApp } from '../../server/test/harness.ts';

/** People and records for some cases, by the names under which cases ask for them. */
export type Cast = Readonly<Record<string, string>>;

export const SESSIONS_IN_CAST = 8;

/** New for each few hundred cases: what these do to their people and records must not make the next ones idle. */
export async function newCast(app: TestApp): Promise<Cast> {
  const admin = await signIn(app, { role: 'admin', timezone: 'Europe/London' });
  const tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
  const student = await signIn(app, { role: 'student' });
  const assignment = await assign(app, tutor.id, student.id, admin.id);
  const { version } = await readSettings(app.db);
  const invitation = { email: `guest-${randomUUID()}@people.example`, name: 'Guest', role: 'student' };
  const answer = await admin.call('POST', '/api/profiles/invitations', { body: invitation });
  const { profile } = (await answer.json()) as { profile: { id: string; version: number } };
  const account = await accountOf(app);
  // So that each address may get another mail (R254).
  app.clock.advance(120_000);
  return {
    'admin.token': admin.token,
    'tutor.token': tutor.token,
    'student.token': student.token,
    'admin.id': admin.id,
    'tutor.id': tutor.id,
    'student.id': student.id,
    'assignment.id': assignment,
    'settings.version': String(version),
    'invited.id': profile.id,
    'invited.version': String(profile.version),
    'waitingTutor.id': await addPerson(app, { role: 'tutor', approved: false }),
    'somebody.id': await addPerson(app, { role: 'student' }),
    'newcomer.id': await addPerson(app, { role: null }),
    ...(await sessionsOf(app, tutor.id, student.id)),
    ...account,
  };
}

async function sessionsOf(app: TestApp, tutorId: string, studentId: string): Promise<Cast> {
  const cast: Record<string, string> = {};
  for (let n = 0; n < SESSIONS_IN_CAST; n += 1)
    cast[`session${n}.id`] = (await addSession(app, { tutorId, studentId })).id;
  return cast;
}

/** Somebody whom the sign-in service's cases may sign out, rename and lock out as they like. */
async function accountOf(app: TestApp): Promise<Cast> {
  const auth = authCaller(app);
  const email = `account-${randomUUID()}@people.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const tokens = await auth.signIn(email);
  await auth.post('/recover', { email });
  const mailed = await auth.mailTo(email, 'recovery');
  return {
    'account.id': id,
    'account.email': email,
    'account.token': tokens.access_token,
    'account.refresh': tokens.refresh_token,
    'account.code': mailed.code,
    'account.link': mailed.token,
  };
}
