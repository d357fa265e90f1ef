import type { BellKind } from '@bayan/domain/notices/notice-kind';
import { aboutReport } from '@bayan/domain/notices/notice-subject';
import type { NoticeData } from '@bayan/domain/notices/notices.contract';
import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionReportRecord } from '@bayan/domain/session-reports/session-reports.contract';
import { type Settlement, settlementOf } from '@bayan/domain/session-reports/settlement';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { MailData } from '#academy/mail/mail-kinds.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import { namesOnly } from './names-only.ts';
import { type NoticeReader, noticeReaders } from './notice-readers.ts';
import { insertNotice, outdateNotices } from './notices.repository.ts';

/** Tells the tutor of what a family reports, and those who settle it, at once (R500). */
export async function notifyOfReport(tx: Transaction, report: SessionReportRecord, now: Date): Promise<void> {
  const told = { report, kind: 'report-made', settlement: null, now } as const;
  for (const { id } of await activeAdmins(tx)) await keep(tx, { profileId: id, reader: 'admin' }, told);
  for (const reader of await readersOf(tx, report, report.student.id)) {
    if (reader.role !== 'tutor' || reader.profileId === null) continue;
    await keep(tx, { profileId: reader.profileId, reader: 'tutor' }, told);
    const { to, language, timezone } = reader;
    if (to === null) continue;
    const name = firstNameIn(nameIn(language, report.student));
    const data = { report: mailedAs(report, now), name, ...timesOf(report, timezone) };
    await enqueueMail(tx, { kind: 'session-report', to, language, data, now, about: aboutReport(report.id) });
  }
}

/** Tells the family what became of it, with the academy's word, and the tutor that it is settled. */
export async function notifyOfSettledReport(
  tx: Transaction,
  { actor, now }: ActionContext,
  report: SessionReportRecord,
): Promise<void> {
  const about = aboutReport(report.id);
  await outdateNotices(tx, about, now);
  const { session, settlement: settled } = report;
  const settlement = settlementOf(settled?.outcome ? session : null, session.duration);
  const told = { report, kind: 'report-settled', settlement, now } as const;
  for (const { role, profileId, to, language, timezone } of await readersOf(tx, report, actor.id)) {
    if (profileId !== null)
      await keep(tx, { profileId, reader: role === 'tutor' ? 'tutor' : 'student' }, told);
    if (role === 'tutor' || to === null) continue;
    const name = nameIn(language, report.tutor);
    const data = { settlement, name, ...timesOf(report, timezone), message: settled?.answer ?? '' };
    await enqueueMail(tx, { kind: 'session-report-settled', to, language, data, now, about });
  }
}

/** Whoever reads it after the lesson is not asked to join it. */
const mailedAs = ({ kind, session }: SessionReportRecord, now: Date): MailData<'session-report'>['report'] =>
  kind === 'tutor-absent' && session.endsAt <= now ? 'tutor-absent-over' : kind;

const readersOf = (tx: Transaction, { student, tutor, session }: SessionReportRecord, actorId: string) =>
  noticeReaders(tx, {
    studentId: student.id,
    tutorId: session.tutorLeftAt ? null : tutor.id,
    timezone: session.timezone,
    actorId,
  });

const timesOf = ({ session }: SessionReportRecord, timezone: NoticeReader['timezone']) => ({
  when: session.startsAt.toISOString(),
  newTime: '',
  timezone,
});

interface Told {
  readonly report: SessionReportRecord;
  readonly kind: BellKind;
  readonly settlement: Settlement | null;
  readonly now: Date;
}

interface Reader {
  readonly profileId: string;
  readonly reader: NonNullable<NoticeData['report']>['reader'];
}

async function keep(
  tx: Transaction,
  { profileId, reader }: Reader,
  { report, kind, settlement, now }: Told,
): Promise<void> {
  const { id, session, student, tutor } = report;
  const about = aboutReport(id);
  const data: NoticeData = {
    report: {
      ...{ id, sessionId: session.id, kind: report.kind, startsAt: session.startsAt.toISOString() },
      duration: session.duration,
      ...{ student: namesOnly(byFirstName(student)), studentId: student.id, tutor: namesOnly(tutor) },
      ...{ timezone: session.timezone, tutorTimezone: tutor.timezone, reader, settlement },
    },
  };
  await insertNotice(tx, { profileId, kind, about, key: `${about}:${report.version}`, data, now });
}
