/** What a notice, and the mails of it, are about: one lesson or one piece of homework. */
export type NoticeSubject = `sessions:${string}` | `homework:${string}`;

export const aboutSession = (id: string): NoticeSubject => `sessions:${id}`;
export const aboutHomework = (id: string): NoticeSubject => `homework:${id}`;
