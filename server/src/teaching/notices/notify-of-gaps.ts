import type { Language } from '@bayan/domain/language/language';
import { aboutSeries } from '@bayan/domain/notices/notice-subject';
import { nextMorning } from '@bayan/domain/notices/notice-time';
import { byFirstName } from '@bayan/domain/profiles/person-name';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { isMailWaiting } from '#academy/mail/waiting-mails.repository.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import { ownProfileRow } from '#people/profiles/profiles.repository.ts';
import type { SeriesGaps } from '#teaching/sessions/session-changes.ts';
import { namesOnly } from './names-only.ts';
import { insertNotice } from './notices.repository.ts';

const KIND = 'series-gap';
const PAGES = { admin: '/admin-dashboard/sessions/series', tutor: '/tutor-dashboard/calendar/series' };

interface Reader {
  readonly role: 'admin' | 'tutor';
  readonly id: string;
  readonly email: string | null;
  readonly language: Language;
  readonly timezone: string;
}

/** Tells those who can decide of days that were not free: at once under the bell, and by one mail for all in the morning (R460). */
export async function notifyOfGaps(tx: Transaction, gaps: SeriesGaps, now: Date): Promise<void> {
  for (const reader of await readersOf(tx, gaps)) {
    await insertNotice(tx, noticeFor(reader, gaps, now));
    const { email: to, language, role, timezone } = reader;
    if (to === null || (await isMailWaiting(tx, { kind: KIND, to }))) continue;
    const dueAt = nextMorning(now, timezone);
    await enqueueMail(tx, { kind: KIND, to, language, data: { page: PAGES[role] }, now, dueAt });
  }
}

async function readersOf(tx: Transaction, { tutor }: SeriesGaps): Promise<Reader[]> {
  const admins = (await activeAdmins(tx)).map(admin => ({ role: 'admin' as const, ...admin }));
  const own = await ownProfileRow(tx, tutor.id);
  return own?.isActive ? [{ ...own, role: 'tutor' }, ...admins] : admins;
}

function noticeFor({ id: profileId, role: reader }: Reader, { id, student, days }: SeriesGaps, now: Date) {
  const about = aboutSeries(id);
  const [day = ''] = days;
  const seriesGap = { id, day, count: days.length, student: namesOnly(byFirstName(student)), reader };
  return { profileId, kind: KIND, about, key: `${about}:gap:${day}`, data: { seriesGap }, now } as const;
}
