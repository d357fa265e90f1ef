import { noticeSettingsLink, stopPageLink } from './mail-links.ts';
import type { MailParts } from './mail-parts.ts';
import type { ReminderSetting } from './reminder-parts.ts';

interface Chooser {
  readonly reader: 'student' | 'parent' | 'tutor';
  /** Empty for a tutor, who has an account to choose with; a parent has none. */
  readonly stop: string;
}

/** How to receive no more mails of a kind that can be switched off (R682). */
export function noticeChoices(
  { reader, stop }: Chooser,
  { texts, publicUrl, language }: ReminderSetting,
): Pick<MailParts, 'settings' | 'stop'> {
  const settings = { text: texts('notice.settings'), link: noticeSettingsLink(publicUrl, reader) };
  if (stop === '') return { settings, stop: null };
  const label = texts('notice.stop');
  const link = stopPageLink(publicUrl, language, stop);
  return { settings, stop: { label, link, line: texts('shared.actionLine', { action: label }) } };
}
