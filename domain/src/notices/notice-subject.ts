/** What a notice, and the mails of it, are about: a record, or a change of the clocks. */
export type NoticeSubject =
  | `sessions:${string}`
  | `session-series:${string}`
  | `session-reports:${string}`
  | `clock-changes:${string}`
  | `homework:${string}`
  | `staff-notes:${string}`
  | `applications:${string}`;

export const aboutSession = (id: string): NoticeSubject => `sessions:${id}`;
export const aboutSeries = (id: string): NoticeSubject => `session-series:${id}`;
export const aboutClockChange = (timezone: string, day: string): NoticeSubject =>
  `clock-changes:${timezone}:${day}`;
export const aboutReport = (id: string): NoticeSubject => `session-reports:${id}`;
export const aboutHomework = (id: string): NoticeSubject => `homework:${id}`;
export const aboutStaffNote = (id: string): NoticeSubject => `staff-notes:${id}`;
export const aboutApplication = (id: string): NoticeSubject => `applications:${id}`;
