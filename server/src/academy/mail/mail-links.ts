import { type Language, languageParameter } from '@bayan/domain/language/language';
import { STOP_PAGE } from '@bayan/domain/reminders/stop-page';

/** Opened in the language of the mail, and after the `#`: what stands there is in no log. */
export const replyLink = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}/lesson-reply?${languageParameter}=${language}#${token}`;

export const reminderSettingsLink = (publicUrl: string) => `${publicUrl}/student-dashboard/profile#reminders`;

/** Where a family, or a tutor, chooses of what they are told by mail. */
export const noticeSettingsLink = (publicUrl: string, reader: 'student' | 'parent' | 'tutor') =>
  `${publicUrl}/${reader === 'tutor' ? 'tutor' : 'student'}-dashboard/profile#notices`;

export const homeworkLink = (publicUrl: string) => `${publicUrl}/student-dashboard/homework`;

/** Where a new password is asked for, signed in or not. */
export const newPasswordLink = (publicUrl: string) => `${publicUrl}/forgot-password`;

const stopQuery = (language: Language, token: string) =>
  `?${languageParameter}=${language}&token=${encodeURIComponent(token)}`;

/** What the mail program asks at one click, and leads to the page where it is opened in a browser. */
export const stopLink = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}/api/reminders/stop${stopQuery(language, token)}`;

/** Not after the `#`: the page works without script, and its link stops nothing but these mails. */
export const stopPageLink = (publicUrl: string, language: Language, token: string) =>
  publicUrl + STOP_PAGE + stopQuery(language, token);
