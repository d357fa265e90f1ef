import { type Language, languageParameter } from '@bayan/domain/language/language';

/** Opened in the language of the mail, and after the `#`: what stands there is in no log. */
export const replyLink = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}/lesson-reply?${languageParameter}=${language}#${token}`;

export const reminderSettingsLink = (publicUrl: string) => `${publicUrl}/student-dashboard/profile#reminders`;

export const homeworkLink = (publicUrl: string) => `${publicUrl}/student-dashboard/homework`;

export const stopLink = (publicUrl: string, token: string) =>
  `${publicUrl}/api/reminders/stop?token=${encodeURIComponent(token)}`;
