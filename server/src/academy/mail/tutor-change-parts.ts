import { type ClockSetting, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { readLessons, type ToldLesson, type TutorChangeData } from './tutor-change-kinds.ts';

/** Which lesson it is, and when by the clocks of these zones. */
export function lessonFact(
  { subject, moment, minutes }: ToldLesson,
  zones: readonly string[],
  setting: ClockSetting,
) {
  const { texts } = setting;
  return {
    label: texts('reminder.subjectAndLength', {
      subject: texts(`names:subjects.${subject}`),
      length: lengthText(minutes, texts),
    }),
    value: [...new Set(zones)].map(zone => clockText(new Date(moment), zone, setting)).join(' / '),
  };
}

/** Which lessons, each by the family's clock and by the tutor's. */
export function tutorChangeParts(data: TutorChangeData, setting: ClockSetting): Pick<MailParts, 'facts'> {
  const { texts } = setting;
  const zones = [data.timezone, data.tutorTimezone];
  const lessons = readLessons(data.lessons).map(lesson => lessonFact(lesson, zones, setting));
  const more = { label: texts('tutor-left.later'), value: texts('tutor-left.laterToo') };
  return { facts: data.areMore === 'yes' ? [...lessons, more] : lessons };
}
