import { type ClockSetting, clockIn, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import { homeworkLink, reminderSettingsLink, replyLink, stopPageLink } from './mail-links.ts';
import type { MailParts } from './mail-parts.ts';
import type { LessonReminder, ReminderData } from './reminder-kinds.ts';

export interface ReminderSetting extends ClockSetting {
  readonly publicUrl: string;
}

/** What the sentences of a reminder speak of. */
export function reminderValues(
  data: ReminderData,
  setting: ReminderSetting,
): Readonly<Record<string, string>> {
  const { texts, isolate } = setting;
  return {
    ...clockIn(new Date(data.moment), data.timezone, setting),
    tutor: isolate(data.tutor, 'auto'),
    subject: texts(`names:subjects.${data.subject}`),
    ...('title' in data ? { title: isolate(data.title, 'auto') } : {}),
  };
}

type ReminderParts = Pick<MailParts, 'facts' | 'action' | 'otherAction' | 'settings' | 'stop'>;

/** What a reminder says beside its sentences: when, by both clocks, and what one can do about it. */
export function reminderParts(data: ReminderData, setting: ReminderSetting): ReminderParts {
  const { texts, publicUrl, language } = setting;
  const button = (name: string, link: string) => {
    const label = texts(`reminder.${name}`);
    return { label, link, line: texts('shared.actionLine', { action: label }) };
  };
  const reply = (name: 'confirm' | 'move', token: string) =>
    token === '' ? null : button(name, replyLink(publicUrl, language, token));
  const shared = {
    settings: { text: texts('reminder.settings'), link: reminderSettingsLink(publicUrl) },
    stop: button('stop', stopPageLink(publicUrl, language, data.stopToken)),
  };
  if (!('moveToken' in data)) {
    const action = button('homework', homeworkLink(publicUrl));
    return { facts: [whenOf(data, setting, 'due')], action, otherAction: null, ...shared };
  }
  return {
    facts: lessonFacts(data, setting),
    action: reply('confirm', data.confirmToken),
    otherAction: reply('move', data.moveToken),
    ...shared,
  };
}

type Fact = MailParts['facts'][number];

function whenOf({ moment, timezone }: ReminderData, setting: ReminderSetting, name: 'when' | 'due'): Fact {
  return { label: setting.texts(`reminder.${name}`), value: clockText(new Date(moment), timezone, setting) };
}

function lessonFacts(data: LessonReminder, setting: ReminderSetting): Fact[] {
  const { texts } = setting;
  const { timezone, tutorTimezone, minutes, joinLink } = data;
  const values = reminderValues(data, setting);
  return [
    whenOf(data, setting, 'when'),
    ...(timezone === tutorTimezone
      ? []
      : [
          {
            label: texts('reminder.tutorsClock', values),
            value: clockText(new Date(data.moment), tutorTimezone, setting),
          },
        ]),
    {
      label: texts('reminder.lesson'),
      value: texts('reminder.subjectAndLength', { ...values, length: lengthText(minutes, texts) }),
    },
    ...(joinLink === '' ? [] : [{ label: texts('reminder.join'), value: joinLink, link: joinLink }]),
  ];
}
