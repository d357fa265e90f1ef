import type { Language } from '@bayan/domain/language/language';
import { firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { Reminded } from '@bayan/domain/reminders/reminder-kind';
import { ofUseUntil } from '@bayan/domain/reminders/reminder-time';
import type { ReminderMail } from '#academy/mail/mail.repository.ts';
import { readerMarkOf, writeStopToken } from '#teaching/mail-stops/stop-tokens.ts';
import type { HomeworkForMail, LessonForMail } from './reminder-recipients.repository.ts';
import { writeReplyToken } from './reminder-tokens.ts';

interface Writing {
  readonly secret: Buffer;
  readonly now: Date;
}

interface Reader {
  readonly reader: Reminded;
  readonly to: string;
  readonly language: Language;
}

type Family = Pick<LessonForMail, 'student' | 'parent' | 'stoppedBy'>;

/** The student and the first guardian, each in their language; one address once (R410), and none that stopped (R660). */
function readersOf({ student, parent, stoppedBy }: Family, { secret }: Writing): Reader[] {
  const readers: Reader[] = [];
  for (const [reader, person] of [
    ['student', student],
    ['parent', parent],
  ] as const) {
    if (!person?.email || readers.some(({ to }) => to === person.email)) continue;
    readers.push({ reader, to: person.email, language: person.language });
  }
  return readers.filter(({ to }) => stoppedBy.length === 0 || !stoppedBy.includes(readerMarkOf(secret, to)));
}

/** What every reminder says, to one reader. */
function shared(
  told: HomeworkForMail | LessonForMail,
  { reader, language, to }: Reader,
  { secret }: Writing,
) {
  const { reminder, student, tutor, subject } = told;
  return {
    reader,
    student: firstNameIn(nameIn(language, student)),
    tutor: nameIn(language, tutor),
    subject,
    moment: reminder.moment.toISOString(),
    stopToken: writeStopToken(secret, { kind: reminder.kind, studentId: student.id, to }),
  };
}

const envelope = ({ reminder: { id, kind, moment } }: HomeworkForMail | LessonForMail, { now }: Writing) => ({
  now,
  reminderId: id,
  expiresAt: ofUseUntil(kind, moment),
});

export function lessonMails(lesson: LessonForMail, writing: Writing): ReminderMail[] {
  const { kind, id: reminderId, moment: startsAt } = lesson.reminder;
  if (kind === 'homework-day') return [];
  return readersOf(lesson, writing).map(reader => {
    const tokenFor = (answer: 'confirm' | 'move') =>
      writeReplyToken(writing.secret, { answer, reader: reader.reader, to: reader.to, reminderId, startsAt });
    return {
      kind,
      to: reader.to,
      language: reader.language,
      data: {
        ...shared(lesson, reader, writing),
        timezone: lesson.timezone,
        tutorTimezone: lesson.tutor.timezone,
        minutes: String(lesson.minutes),
        joinLink: lesson.meetingLink ?? '',
        confirmToken: lesson.confirmedAt ? '' : tokenFor('confirm'),
        moveToken: tokenFor('move'),
      },
      ...envelope(lesson, writing),
    };
  });
}

/** Due dates are in the family's zone (R149). */
export const homeworkMails = (homework: HomeworkForMail, writing: Writing): ReminderMail[] =>
  readersOf(homework, writing).map(reader => ({
    kind: 'homework-day',
    to: reader.to,
    language: reader.language,
    data: {
      ...shared(homework, reader, writing),
      timezone: homework.student.timezone,
      title: homework.title,
    },
    ...envelope(homework, writing),
  }));
