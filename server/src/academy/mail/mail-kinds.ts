import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { ROLES } from '@bayan/domain/roles';
import { SESSION_REPORT_KINDS } from '@bayan/domain/session-reports/session-report-kind';
import { SETTLEMENTS } from '@bayan/domain/session-reports/settlement';
import { DECISIONS, SESSION_REQUEST_KINDS } from '@bayan/domain/session-requests/session-request-status';
import { z } from 'zod';
import { clockChangeKinds } from './clock-change-kind.ts';
import { consultationKinds } from './consultation-kinds.ts';
import { noticeKinds } from './notice-kinds.ts';
import { reminderKinds } from './reminder-kinds.ts';
import { seriesKinds } from './series-kinds.ts';
import { lessonsSettledKinds, tutorChangeKinds } from './tutor-change-kinds.ts';

const text = z.string();

/** Which lesson is asked about, and the time it gets instead or empty: instants, told by the reader's clock. */
const askedTimes = { when: text, newTime: text, timezone: text };
export type AskedTimes = z.infer<z.ZodObject<typeof askedTimes>>;
export const tellsTimes = (data: object): data is AskedTimes => 'newTime' in data;

/** A tutor who is waited for can still come; one who was reported after the lesson cannot. */
export const MAILED_REPORTS = [...SESSION_REPORT_KINDS, 'tutor-absent-over'] as const;

const asked = z.enum([...SESSION_REQUEST_KINDS, 'move-to']);

/** Every mail we send and what it needs to be written. */
const mailKinds = {
  'confirm-signup': z.object({ link: text, code: text }),
  /** `none` where the academy gives a role later. */
  invite: z.object({ link: text, name: text, role: z.enum([...ROLES, 'none']) }),
  recovery: z.object({ link: text, code: text }),
  'magic-link': z.object({ link: text, code: text }),
  'email-change': z.object({ link: text, code: text, newEmail: text }),
  /** To the address that was, with the way back to it. */
  'address-changed': z.object({ link: text, newEmail: text }),
  /** Where an older address has the way back. */
  'address-changed-again': z.object({ newEmail: text }),
  reauthentication: z.object({ code: text }),
  /** And whether calendar programs have to be given another address (R626). */
  'password-changed': z.object({ calendar: z.literal('renewed').exactOptional() }),
  'second-factor-changed': z.object({ change: z.enum(['added', 'removed']) }),
  /** When by the person's clock, and with what; empty where it does not say what it is. */
  'new-sign-in': z.object({ at: text, timezone: text, browser: text, system: text }),
  /** By whoever runs the academy's machine. */
  'second-factor-reset': z.object({}),
  /** How many are left of ten. */
  'recovery-code-used': z.object({ left: text }),
  'recovery-codes-replaced': z.object({}),
  'passkey-changed': z.object({ change: z.enum(['added', 'removed', 'copied']) }),
  /** By the academy, on one device or on all. */
  'signed-out': z.object({ change: z.enum(['one', 'all']) }),
  'account-waiting': z.object({ name: text, email: text }),
  /** To whoever applied: nothing in it was typed by them. */
  'application-received': z.object({ application: z.enum(APPLICATION_KINDS), reference: text }),
  /** What one person writes to another, with the words of nobody else. */
  message: z.object({
    reader: z.enum(['student', 'parent']),
    name: text,
    student: text,
    message: text,
    /** Empty where answers go to the academy. */
    replyTo: text,
  }),
  /** What a student writes to a tutor; it is answered on the page. */
  'student-message': z.object({ name: text, message: text, page: text }),
  /** What the academy writes to a family; likewise. */
  'academy-message': z.object({
    reader: z.enum(['student', 'parent']),
    student: text,
    message: text,
    page: text,
  }),
  /** That a student has written to the academy: not what. */
  'message-arrived': z.object({ name: text }),
  'application-arrived': z.object({ application: z.enum(APPLICATION_KINDS), name: text, reference: text }),
  /** To the admins: that a family waits longer than was promised. Not who: the record says so, and who reads it. */
  'application-late': z.object({ reference: text, page: text }),
  /** To a tutor: what a family asks about a lesson, in its own words, and which other time it wishes for. */
  'session-request': z.object({ asked, name: text, ...askedTimes, message: text }),
  /** To the admins, where the tutor cannot be told: that a family asks, and not why. */
  'session-request-arrived': z.object({ asked, name: text, student: text, ...askedTimes }),
  /**
   * To the family: that it stays as it is. The message is what the tutor says, and may be empty. What was accepted is told
   * by notices; another version of the code may still write it here.
   */
  'session-request-answered': z.object({
    outcome: z.templateLiteral([z.enum(DECISIONS), '-', z.enum(SESSION_REQUEST_KINDS)]),
    name: text,
    ...askedTimes,
    message: text,
  }),
  /** To a tutor: what a family reports about a lesson (R500). Not its words: they are for the academy. */
  'session-report': z.object({ report: z.enum(MAILED_REPORTS), name: text, ...askedTimes }),
  /** To the family: what became of it. The message is the academy's. */
  'session-report-settled': z.object({
    settlement: z.enum(SETTLEMENTS),
    name: text,
    ...askedTimes,
    message: text,
  }),
  /** To the family: what the record of a lesson that is over said, and says now. Not why: that is the academy's. */
  'session-corrected': z.object({
    change: z.enum(['time', 'tutor', 'removed', 'added']),
    name: text,
    newName: text,
    ...askedTimes,
    minutes: text,
    newMinutes: text,
  }),
  /** To the parent's address that was: whose contact it was, and which address follows (R442). */
  'parent-address-replaced': z.object({ student: text, newEmail: text }),
  /** To the one that is now, which may be a stranger's: nothing in it was typed by anybody. */
  'parent-address-given': z.object({}),
  ...consultationKinds,
  ...tutorChangeKinds,
  ...lessonsSettledKinds,
  ...seriesKinds,
  ...clockChangeKinds,
  ...reminderKinds,
  ...noticeKinds,
};
export type MailKind = keyof typeof mailKinds;
export const MAIL_KINDS = Object.keys(mailKinds) as MailKind[];
/** The names of what a mail of the kind is written with. */
export const fieldsOf = (kind: MailKind): string[] => Object.keys(mailKinds[kind].shape);
export type MailData<K extends MailKind> = z.infer<(typeof mailKinds)[K]>;

/** A kind with the data that belongs to it. */
export type MailContent = { [K in MailKind]: { readonly kind: K; readonly data: MailData<K> } }[MailKind];

/** Where each notification leads. */
const PLACES: Readonly<Partial<Record<MailKind, string>>> = {
  'account-waiting': '/admin-dashboard/people/accounts',
  'application-arrived': '/admin-dashboard/applications',
  'application-late': '/admin-dashboard/applications',
  'message-arrived': '/admin-dashboard',
  'session-request': '/tutor-dashboard',
  'session-request-arrived': '/admin-dashboard',
  'session-request-answered': '/student-dashboard/sessions',
  'session-report': '/tutor-dashboard/history',
  'session-report-settled': '/student-dashboard/sessions?tab=history',
  'session-corrected': '/student-dashboard/sessions?tab=history',
  'tutor-left': '/student-dashboard/sessions',
  'lesson-given': '/student-dashboard/sessions',
  'lessons-settled': '/student-dashboard/sessions',
  'series-made': '/student-dashboard/sessions',
  'series-changed': '/student-dashboard/sessions',
  'series-timetable': '/student-dashboard/sessions',
  'series-gap': '/tutor-dashboard/calendar/series',
  'clock-change': '/tutor-dashboard/calendar/series',
};
export const rateLimitOf = (kind: MailKind): string | null => PLACES[kind] ?? null;

/** What the academy's setting can silence (R198). Without the mails of sign-in nobody could sign in. */
export const NOTIFICATIONS: string[] = [PLACES, reminderKinds, noticeKinds].flatMap(Object.keys);
export const isNotification = (kind: string) => NOTIFICATIONS.includes(kind);

const HOURS_WITHOUT_LINK = 72;

/** How long a mail is of use: as long as the link or the code in it works (R39, R256). */
const LIFE_HOURS: Readonly<Record<MailKind, number>> = {
  'confirm-signup': 24,
  invite: 24,
  recovery: 1,
  'magic-link': 24,
  'email-change': 24,
  'address-changed': 7 * 24,
  'address-changed-again': HOURS_WITHOUT_LINK,
  reauthentication: 24,
  'password-changed': HOURS_WITHOUT_LINK,
  'second-factor-changed': HOURS_WITHOUT_LINK,
  'new-sign-in': HOURS_WITHOUT_LINK,
  'second-factor-reset': HOURS_WITHOUT_LINK,
  'recovery-code-used': HOURS_WITHOUT_LINK,
  'recovery-codes-replaced': HOURS_WITHOUT_LINK,
  'passkey-changed': HOURS_WITHOUT_LINK,
  'signed-out': HOURS_WITHOUT_LINK,
  'account-waiting': HOURS_WITHOUT_LINK,
  'application-received': HOURS_WITHOUT_LINK,
  message: HOURS_WITHOUT_LINK,
  'student-message': HOURS_WITHOUT_LINK,
  'academy-message': HOURS_WITHOUT_LINK,
  'message-arrived': HOURS_WITHOUT_LINK,
  'application-arrived': HOURS_WITHOUT_LINK,
  'application-late': HOURS_WITHOUT_LINK,
  'session-request': HOURS_WITHOUT_LINK,
  'session-request-arrived': HOURS_WITHOUT_LINK,
  'session-request-answered': HOURS_WITHOUT_LINK,
  'session-report': HOURS_WITHOUT_LINK,
  'session-report-settled': HOURS_WITHOUT_LINK,
  'session-corrected': HOURS_WITHOUT_LINK,
  'parent-address-replaced': HOURS_WITHOUT_LINK,
  'parent-address-given': HOURS_WITHOUT_LINK,
  consultation: HOURS_WITHOUT_LINK,
  'tutor-left': HOURS_WITHOUT_LINK,
  'lesson-given': HOURS_WITHOUT_LINK,
  'lessons-settled': HOURS_WITHOUT_LINK,
  'series-made': HOURS_WITHOUT_LINK,
  'series-changed': HOURS_WITHOUT_LINK,
  'series-timetable': HOURS_WITHOUT_LINK,
  'series-gap': HOURS_WITHOUT_LINK,
  'clock-change': HOURS_WITHOUT_LINK,
  // Each says by itself when it is of no use any more, which is sooner.
  'lesson-day': HOURS_WITHOUT_LINK,
  'lesson-hour': HOURS_WITHOUT_LINK,
  'homework-day': HOURS_WITHOUT_LINK,
  'lesson-made': HOURS_WITHOUT_LINK,
  'lesson-moved': HOURS_WITHOUT_LINK,
  'lesson-cancelled': HOURS_WITHOUT_LINK,
  'lesson-restored': HOURS_WITHOUT_LINK,
  'lesson-tutor': HOURS_WITHOUT_LINK,
  'lesson-late-cancelled': HOURS_WITHOUT_LINK,
  'lesson-student-absent': HOURS_WITHOUT_LINK,
  'lesson-tutor-absent': HOURS_WITHOUT_LINK,
  'lesson-technical-failure': HOURS_WITHOUT_LINK,
  'homework-set': HOURS_WITHOUT_LINK,
  'homework-graded': HOURS_WITHOUT_LINK,
};

export const lifeHoursOf = (kind: string) => (isMailKind(kind) ? LIFE_HOURS[kind] : HOURS_WITHOUT_LINK);

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

/** What the outbox holds may have been written by another version of the code. */
export function readContent(kind: string, data: unknown): MailContent {
  if (!isMailKind(kind)) throw new Error(`no such kind of mail: ${kind}`);
  // The schema of this very kind made the data; the compiler cannot follow one key through two look-ups.
  return { kind, data: mailKinds[kind].parse(data) } as MailContent;
}
