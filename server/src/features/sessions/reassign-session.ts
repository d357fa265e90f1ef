import { Refusal } from '@bayan/domain/errors';
import type { HomeworkRecord } from '@bayan/domain/homework/homework';
import type { SessionRequestRecord } from '@bayan/domain/session-requests/session-request';
import type { SessionRecord } from '@bayan/domain/sessions/session';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { ReassignForm } from '@bayan/domain/sessions/waiting-session';
import type { Transaction } from '#db/database.ts';
import { holdPair } from '#features/assignments/assignments.repository.ts';
import { type Deed, recordChange } from '#features/audit/audit.repository.ts';
import { findHomework, listSetIn } from '#features/homework/homework.repository.ts';
import type { Seen } from '#http/route.ts';
import { findOpenRequest, findSessionRequest } from './requests/session-requests.repository.ts';
import { refuseClash } from './session-moment.ts';
import { activeTutor, studentToTeach } from './session-people.ts';
import { sessionToChange } from './session-to-change.ts';
import { findSession, updateSession } from './sessions.repository.ts';
import { mailTutorChange } from './tutor-change-mails.repository.ts';

/** Gives a lesson whose tutor has left to one who teaches the student this subject (R604). */
export async function reassignSession(
  tx: Transaction,
  deed: Deed,
  seen: Seen,
  { tutorId }: ReassignForm,
): Promise<SessionRecord> {
  const { actor, now } = deed;
  const { id } = seen;
  const found = await findSession(tx, actor, id);
  if (!found) throw new Refusal('not-found');
  const tutor = await activeTutor(tx, tutorId);
  const pair = { tutorId, studentId: found.student.id };
  if ((await holdPair(tx, { ...pair, subject: found.subject })) !== 'current')
    throw new Refusal('session.student', { field: 'tutorId' });
  const before = await sessionToChange(tx, deed, seen);
  if (!before.tutorLeftAt || !isUpcoming(before, now)) throw new Refusal('session.not-waiting');
  await studentToTeach(tx, actor, { ...pair, isToCome: true });
  const { startsAt, duration: durationMinutes } = before;
  await refuseClash(tx, actor, { ...pair, startsAt, durationMinutes, except: id });
  const { meetingLink, hourlyRate: rate, currency } = tutor;
  const request = await findOpenRequest(tx, id);
  const setInIt = await listSetIn(tx, actor, id);
  await updateSession(tx, id, { tutorId, tutorLeftAt: null, meetingLink, rate, currency });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, {
    action: 'session.reassigned',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  if (request) await recordRequest(tx, deed, request);
  for (const homework of setInIt) await recordHomework(tx, deed, homework);
  await mailTutorChange(tx, 'lesson-given', [after], now);
  return after;
}

/** The database lets it go with its session (R604). */
async function recordRequest(tx: Transaction, deed: Deed, before: SessionRequestRecord) {
  const after = await findSessionRequest(tx, deed.actor, before.id);
  if (!after) throw new Error('a request is gone with its session');
  const action = 'session-request.given-on';
  await recordChange(tx, deed, { action, noun: 'session-requests', targetId: before.id, before, after });
}

/** The database lets it stay with who set it, outside of any session (R604). */
async function recordHomework(tx: Transaction, deed: Deed, before: HomeworkRecord) {
  const after = await findHomework(tx, deed.actor, before.id);
  if (!after || after.version === before.version) return;
  const action = 'homework.parted-from-session';
  await recordChange(tx, deed, { action, noun: 'homework', targetId: before.id, before, after });
}
