import { Refusal } from '@bayan/domain/errors';
import { OPTIONAL_NOTICES } from '@bayan/domain/notices/notice-kind';
import { NOTICE_SWITCH_OF } from '@bayan/domain/notices/notice-switches';
import {
  type NoticeSettings,
  type NoticeSettingsForm,
  noticeSettingsView,
} from '@bayan/domain/notices/notices.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findFamily } from '#people/profiles/family.repository.ts';
import { lockNoticeSettings, writeNoticeSettings } from './notice-settings.repository.ts';
import { withdrawNoticeMails } from './withdraw-notice-mails.repository.ts';

/** Of which changes a family, or a tutor, is told by mail (R682). */
export async function changeNoticeSettings(
  tx: Transaction,
  context: ActionContext,
  version: number,
  form: NoticeSettingsForm,
): Promise<NoticeSettings> {
  const { id, role } = context.actor;
  const before = await lockNoticeSettings(tx, id);
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: noticeSettingsView.parse(before) });
  const after = await writeNoticeSettings(tx, id, form);
  const kinds = OPTIONAL_NOTICES.filter(
    kind => before[NOTICE_SWITCH_OF[kind]] && !after[NOTICE_SWITCH_OF[kind]],
  );
  // A tutor has no guardian: to her the family is herself.
  const readers = await findFamily(tx, id);
  const to = [readers?.student.email, readers?.parent?.email].filter(address => address != null);
  await withdrawNoticeMails(tx, { kinds, to, ...(role === 'student' && { studentId: id }) });
  await recordChange(tx, context, {
    action: 'notices.chosen',
    noun: 'notices',
    targetId: id,
    before,
    after,
  });
  return after;
}
