import { ALL_NOTICES } from '@bayan/domain/notices/notice-switches';
import type { NoticeSettings, NoticeSettingsForm } from '@bayan/domain/notices/notices.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';
import { noticeSettings } from '#schema/notices.ts';
import { profiles } from '#schema/people.ts';

const columns = {
  lessonMade: noticeSettings.lessonMade,
  lessonTutor: noticeSettings.lessonTutor,
  homeworkSet: noticeSettings.homeworkSet,
  homeworkGraded: noticeSettings.homeworkGraded,
  version: noticeSettings.version,
};

/** Who has never chosen gets all of them. */
export async function findNoticeSettings(q: Queryable, profileId: string): Promise<NoticeSettings> {
  const [row] = await q.select(columns).from(noticeSettings).where(eq(noticeSettings.profileId, profileId));
  return row ?? ALL_NOTICES;
}

/** The same, and nobody else changes them until the transaction ends. */
export async function lockNoticeSettings(tx: Transaction, profileId: string): Promise<NoticeSettings> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update');
  return findNoticeSettings(tx, profileId);
}

export async function writeNoticeSettings(
  tx: Transaction,
  profileId: string,
  form: NoticeSettingsForm,
): Promise<NoticeSettings> {
  const [row] = await tx
    .insert(noticeSettings)
    .values({ profileId, ...form })
    .onConflictDoUpdate({ target: noticeSettings.profileId, set: form })
    .returning(columns);
  if (!row) throw new Error('the choice of notices was not kept');
  return row;
}
