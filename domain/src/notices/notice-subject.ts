/** What a notice, and the mails of it, are about: a lesson, a series of them, a piece of homework, a note of the staff or an application. */
export type NoticeSubject =
  | `sessions:${string}`
  | `session-series:${string}`
  | `homework:${string}`
  | `staff-notes:${string}`
  | `applications:${string}`;

export const aboutSession = (id: string): NoticeSubject => `sessions:${id}`;
export const aboutSeries = (id: string): NoticeSubject => `session-series:${id}`;
export const aboutHomework = (id: string): NoticeSubject => `homework:${id}`;
export const aboutStaffNote = (id: string): NoticeSubject => `staff-notes:${id}`;
export const aboutApplication = (id: string): NoticeSubject => `applications:${id}`;
