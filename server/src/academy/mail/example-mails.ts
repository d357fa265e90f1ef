import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import type { Language } from '@bayan/domain/language/language';
import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { ROLES } from '@bayan/domain/roles';
import { SETTLEMENTS } from '@bayan/domain/session-reports/settlement';
import { DECISIONS, SESSION_REQUEST_KINDS } from '@bayan/domain/session-requests/session-request-status';
import { TOLD_OUTCOMES } from '@bayan/domain/sessions/session-outcome';
import { fieldsOf, MAILED_REPORTS, type MailContent, type MailKind, readContent } from './mail-kinds.ts';
import { mailTexts } from './mail-texts.ts';
import { originalTexts } from './original-texts.ts';

const HOUR = 3_600_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What decides which of several sentences a mail has, with all it can be; empty where it may be left out. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  reader: [...REMINDED, 'tutor', 'former-tutor', 'tutor-both'],
  role: [...ROLES, 'none'],
  change: ['added', 'removed', 'copied', 'time', 'tutor', 'one', 'all', 'set', 'moved', 'cancelled'],
  application: APPLICATION_KINDS,
  calendar: ['', 'renewed'],
  asked: [...SESSION_REQUEST_KINDS, 'move-to'],
  report: MAILED_REPORTS,
  settlement: SETTLEMENTS,
  outcome: DECISIONS.flatMap(decision => SESSION_REQUEST_KINDS.map(kind => `${decision}-${kind}`)),
};

export interface ExampleMail {
  /** For whom or what it is written; empty where there is one case. */
  readonly variant: string;
  readonly content: MailContent;
}

interface ExampleSetting {
  readonly language: Language;
  readonly publicUrl: string;
  readonly now: Date;
}

/** A mail of the kind for each case that its texts tell apart, with values that nobody has. */
export function exampleMails(kind: MailKind, setting: ExampleSetting): ExampleMail[] {
  const fields = fieldsOf(kind);
  const values = exampleValues(kind, setting);
  const decisive = fields.find(name => name in CASES);
  const data = Object.fromEntries(
    fields.filter(name => name !== decisive).map(name => [name, values[name] ?? '']),
  );
  const names = [...originalTexts(kind, setting.language).keys()];
  const variants = decisive
    ? (CASES[decisive] ?? []).filter(variant =>
        names.some(name => name.endsWith(`_${variant}`) || variant === ''),
      )
    : [''];
  const mail = (variant: string, more: object = {}) => {
    const deciding = decisive && variant !== '' ? { [decisive]: variant } : {};
    return readContent(kind, { ...data, ...deciding, ...more });
  };
  // What a family had asked for is told in other words.
  const isAnswer = names.some(name => name.startsWith('asked_'));
  return variants.flatMap(variant => [
    { variant, content: mail(variant) },
    ...(isAnswer ? [{ variant: `${variant}-asked`, content: mail(variant, { cause: 'asked' }) }] : []),
  ]);
}

function exampleValues(kind: MailKind, { language, publicUrl, now }: ExampleSetting) {
  const words = mailTexts(language);
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  const outcome = TOLD_OUTCOMES.find(told => kind === `lesson-${told}`) ?? null;
  const isOn = kind !== 'lesson-cancelled' && outcome === null;
  const lesson = {
    isOn: true,
    startsAt: inHours(30),
    duration: 60,
    subject: 'English',
    tutorId: NOBODY,
    outcome: null,
  };
  const homework = {
    title: words('examples.title'),
    subject: 'English',
    dueAt: inHours(48),
    grade: kind === 'homework-graded' ? 'A' : null,
    feedback: null,
  };
  const toldLesson = {
    from: kind === 'lesson-moved' ? { ...lesson, startsAt: inHours(24) } : null,
    to: { ...lesson, isOn, outcome },
  };
  const event = JSON.stringify({
    id: NOBODY,
    version: 1,
    updatedAt: inHours(0),
    startsAt: inHours(30),
    endsAt: inHours(31),
    status: isOn ? 'scheduled' : 'cancelled',
    meetingLink: null,
    title: words('examples.title'),
    description: '',
  });
  const values: Readonly<Record<string, string>> = {
    link: `${publicUrl}/`,
    page: '/',
    code: '482913',
    name: words('examples.tutor'),
    newName: words('examples.newTutor'),
    tutor: words('examples.tutor'),
    student: words('examples.student'),
    title: words('examples.title'),
    message: words('examples.message'),
    email: 'name@example.com',
    newEmail: 'name@example.com',
    replyTo: '',
    reference: 'BA-7K3F-94QD',
    left: '9',
    browser: 'Chrome',
    system: 'Windows',
    at: inHours(0),
    when: inHours(30),
    newTime: inHours(54),
    moment: inHours(30),
    consultationAt: inHours(30),
    academyTimezone: 'Asia/Dubai',
    entryId: NOBODY,
    changes: '0',
    changedAt: inHours(0),
    timezone: 'Asia/Riyadh',
    tutorTimezone: 'Europe/London',
    otherTimezone: 'Europe/London',
    minutes: '60',
    newMinutes: '90',
    subject: 'English',
    joinLink: 'https://example.com/',
    areMore: 'no',
    cause: 'changed',
    lessons: JSON.stringify([{ subject: 'English', moment: inHours(30), minutes: '60' }]),
    told: JSON.stringify(kind.startsWith('homework') ? { from: null, to: homework } : toldLesson),
    settled: JSON.stringify(
      ['given', 'waits', 'cancelled'].map((outcome, place) => ({
        subject: 'English',
        moment: inHours(30 + place * 24),
        minutes: '60',
        otherTimezone: 'Europe/London',
        outcome,
        with: words('examples.newTutor'),
      })),
    ),
    count: '14',
    anchorTimezone: 'Asia/Riyadh',
    planned: JSON.stringify(
      Array.from({ length: 14 }, (_, week) => ({
        id: NOBODY,
        day: inHours(30 + week * 7 * 24).slice(0, 10),
        startsAt: inHours(30 + week * 7 * 24),
        isOutsideHours: week > 11,
      })),
    ),
    ruleBefore: exampleRule('19:00'),
    ruleAfter: exampleRule('18:00'),
    usual: exampleRule('18:00'),
    inRamadan: exampleRule('21:00'),
    off: '0',
    changing: 'Europe/London',
    direction: 'forward',
    shifts: JSON.stringify(
      [false, true].map((isOutsideHours, place) => ({
        student: words('examples.student'),
        was: inHours(30 + place),
        startsAt: inHours(30 + place + 7 * 24 - 1),
        timezone: 'Asia/Riyadh',
        isOutsideHours,
      })),
    ),
    event,
    events: JSON.stringify([event]),
  };
  return values;
}

/** Sundays in Riyadh. */
const exampleRule = (time: string) =>
  JSON.stringify({ slots: [{ weekday: 7, time }], everyWeeks: 1, minutes: 60, timezone: 'Asia/Riyadh' });
