import { type ClockSetting, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { readLessons, type TutorChangeData } from './tutor-change-kinds.ts';

/** Which lessons, each by the family's clock and by the tutor's. */
export function tutorChangeParts(data: TutorChangeData, setting: ClockSetting): Pick<MailParts, 'facts'> {
  const { texts } = setting;
  const zones = [...new Set([data.timezone, data.tutorTimezone])];
  const lessons = readLessons(data.lessons).map(({ subject, moment, minutes }) => ({
    label: texts('reminder.subjectAndLength', {
      subject: texts(`names:subjects.${subject}`),
      length: lengthText(minutes, texts),
    }),
    value: zones.map(zone => clockText(new Date(moment), zone, setting)).join(' / '),
  }));
  const more = { label: texts('tutor-left.later'), value: texts('tutor-left.laterToo') };
  return { facts: data.areMore === 'yes' ? [...lessons, more] : lessons };
}
