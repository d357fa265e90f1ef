import { nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRequestRecord } from '@bayan/domain/session-requests/session-requests.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import { findFamily } from '#people/profiles/family.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';

/** To the tutor. One who cannot come in is not written to, and then the academy has to answer (R117). */
export async function mailTutorAboutRequest(
  tx: Transaction,
  request: SessionRequestRecord,
  now: Date,
): Promise<void> {
  const tutor = request.session.tutorLeftAt ? null : await ownProfileRow(tx, request.tutor.id);
  if (tutor?.role !== 'tutor' || !tutor.isActive || tutor.email === null) {
    await notifyAdmins(tx, request, now);
    return;
  }
  const { language, timezone, email: to } = tutor;
  const data = {
    ...askedIn(request),
    name: nameIn(language, request.student),
    timezone,
    message: request.reason,
  };
  await enqueueMail(tx, { kind: 'session-request', to, language, data, now });
}

/** Without the family's words, as of a message to the academy (R263). */
async function notifyAdmins(tx: Transaction, request: SessionRequestRecord, now: Date): Promise<void> {
  const asked = askedIn(request);
  for (const { email: to, language, timezone } of await activeAdmins(tx)) {
    const data = {
      ...asked,
      name: nameIn(language, request.tutor),
      student: nameIn(language, request.student),
      timezone,
    };
    await enqueueMail(tx, { kind: 'session-request-arrived', to, language, data, now });
  }
}

const askedIn = ({ kind, wish, session }: SessionRequestRecord) =>
  ({
    asked: kind === 'move' && wish ? 'move-to' : kind,
    when: session.startsAt.toISOString(),
    newTime: wish?.startsAt.toISOString() ?? '',
  }) as const;

interface Answered {
  readonly before: SessionRequestRecord;
  readonly after: SessionRequestRecord;
}

/** That it stays as it is, by the family's clock: to the student and the first guardian, in the language of each (R117). */
export async function mailDeclined(tx: Transaction, { before, after }: Answered, now: Date): Promise<void> {
  const family = await findFamily(tx, after.student.id);
  if (!family?.isActive) return;
  const { timezone } = after.session;
  const reached = new Set<string>();
  for (const reader of [family.student, family.parent]) {
    if (!reader?.email || reached.has(reader.email)) continue;
    const { email: to, language } = reader;
    reached.add(to);
    const data = {
      outcome: `declined-${after.kind}`,
      name: nameIn(language, after.tutor),
      when: before.session.startsAt.toISOString(),
      newTime: after.session.startsAt.toISOString(),
      timezone,
      message: after.answer?.text ?? '',
    } as const;
    await enqueueMail(tx, { kind: 'session-request-answered', to, language, data, now });
  }
}
