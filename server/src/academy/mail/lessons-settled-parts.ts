import type { MailParts } from './mail-parts.ts';
import { noticeChoices } from './notice-choices.ts';
import type { ReminderSetting } from './reminder-parts.ts';
import { type LessonsSettledData, readSettled, type SettledLesson } from './tutor-change-kinds.ts';
import { lessonFact } from './tutor-change-parts.ts';

type Fact = MailParts['facts'][number];

/** How many lessons the sentences speak of; families have lessons, tutors sessions. */
export function settledValues({ count: written }: LessonsSettledData, { texts }: ReminderSetting) {
  const count = Number(written);
  return {
    lessons: texts('lessons-settled.lessons', { count }),
    sessions: texts('lessons-settled.sessions', { count }),
  };
}

/** What becomes of each lesson, by both clocks, and how to receive no more of such mails. */
export function settledParts(
  data: LessonsSettledData,
  setting: ReminderSetting,
): Pick<MailParts, 'facts' | 'settings' | 'stop'> {
  const { texts, isolate } = setting;
  const { reader, reason, count, stop } = data;
  const lessons = readSettled(data.settled);
  const rest = Number(count) - lessons.length;
  const facts: Fact[] = lessons.map(lesson => settledFact(lesson, data, setting));
  if (rest > 0)
    facts.push({
      label: texts('lessons-settled.later'),
      value: texts('lessons-settled.laterCount', { count: rest }),
    });
  if (reason !== '') facts.push({ label: texts('notice.reason'), value: isolate(reason, 'auto') });
  // Of a lesson that is cancelled for them everybody hears.
  if (reader === 'former-tutor' || (isFamily(reader) && stop === ''))
    return { facts, settings: null, stop: null };
  return { facts, ...noticeChoices({ reader: isFamily(reader) ? reader : 'tutor', stop }, setting) };
}

const isFamily = (reader: LessonsSettledData['reader']) => reader === 'student' || reader === 'parent';

function settledFact(
  { otherTimezone, outcome, with: name, ...lesson }: SettledLesson,
  { timezone, reader }: LessonsSettledData,
  setting: ReminderSetting,
): Fact {
  const { texts, isolate } = setting;
  // To a tutor the mail itself says whether they are hers now, unless some are and some are not.
  const isSaid = reader === 'tutor' || reader === 'former-tutor';
  const zones = otherTimezone === '' ? [timezone] : [timezone, otherTimezone];
  const { label, value: when } = lessonFact(lesson, zones, setting);
  const values = { when, name: isolate(name, 'auto') };
  return { label, value: texts(`lessons-settled.${isSaid ? 'given' : outcome}`, values) };
}
