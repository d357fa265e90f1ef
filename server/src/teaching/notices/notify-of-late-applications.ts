import { aboutApplication } from '@bayan/domain/notices/notice-subject';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { takeLate } from '#people/applications/late-applications.repository.ts';
import { addEvent } from '#people/applications/timeline.repository.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import { insertNotice } from './notices.repository.ts';

/** Few enough that whoever moves one of these applications hardly waits. */
const AT_ONCE = 20;

type Late = Awaited<ReturnType<typeof takeLate>>[number];
type Colleague = Awaited<ReturnType<typeof activeAdmins>>[number];

/** Tells of every promise of 72 hours that was broken and that nobody was told of, each once (R831). */
export async function notifyOfLateApplications(db: Database, now: Date): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await inTransaction(db, tx => tellSome(tx, now));
}

/** The mark of being told, the notices and the mails in one transaction: all are there, or none is. */
async function tellSome(tx: Transaction, now: Date): Promise<boolean> {
  const late = await takeLate(tx, { now, limit: AT_ONCE });
  const colleagues = late.length > 0 ? await activeAdmins(tx) : [];
  for (const application of late) {
    const { id } = application;
    for (const reader of readersOf(application, colleagues)) await tell(tx, application, reader, now);
    await addEvent(tx, { applicationId: id, actorId: null, what: { kind: 'late' }, now });
    await recordChange(
      tx,
      { actor: null, now, requestId: null },
      { action: 'application.late', noun: 'applications', targetId: id },
    );
  }
  return late.length === AT_ONCE;
}

/** Whoever looks after it; where nobody does any more, everybody who could. */
function readersOf({ ownerId }: Late, colleagues: readonly Colleague[]): readonly Colleague[] {
  const owner = colleagues.find(({ id }) => id === ownerId);
  return owner ? [owner] : colleagues;
}

async function tell(tx: Transaction, { id, reference }: Late, reader: Colleague, now: Date): Promise<void> {
  const about = aboutApplication(id);
  const data = { application: { id, reference } };
  await insertNotice(tx, { profileId: reader.id, kind: 'application-late', about, key: about, data, now });
  const { email: to, language } = reader;
  const page = `/admin-dashboard/applications?open=${id}`;
  await enqueueMail(tx, { kind: 'application-late', to, language, data: { reference, page }, now });
}
