import type { Language } from '@bayan/domain/language/language';
import type { Isolate } from './isolation.ts';
import { homeworkLink, reminderSettingsLink, replyLink } from './mail-links.ts';
import type { MailParts } from './mail-parts.ts';
import type { MailTexts } from './mail-texts.ts';
import type { LessonReminder, ReminderData } from './reminder-kinds.ts';

/** Calendar and digits are named: what Arabic means by default differs from place to place. */
const tags: Readonly<Record<Language, string>> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-u-ca-gregory-nu-latn',
};

interface Setting {
  readonly language: Language;
  readonly texts: MailTexts;
  readonly isolate: Isolate;
  readonly publicUrl: string;
}

/** What a clock is called: by the city people think of, else by that of its zone. */
const cityOf = (timezone: string, { texts, isolate }: Setting) =>
  texts(`cities.${timezone}`, {
    defaultValue: isolate(timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone, 'ltr'),
  });

/** What the clock of a zone reads. */
function clockIn(moment: Date, timeZone: string, { language, isolate }: Setting) {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { ...options, timeZone }).format(moment);
  return {
    time: isolate(read({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }), 'ltr'),
    day: read({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/** What the sentences of a reminder speak of. */
export function reminderValues(data: ReminderData, setting: Setting): Readonly<Record<string, string>> {
  const { texts, isolate } = setting;
  return {
    ...clockIn(new Date(data.moment), data.timezone, setting),
    tutor: isolate(data.tutor, 'auto'),
    subject: texts(`subjects.${data.subject}`),
    ...('title' in data ? { title: isolate(data.title, 'auto') } : {}),
  };
}

type ReminderParts = Pick<MailParts, 'facts' | 'action' | 'otherAction' | 'settings'>;

/** What a reminder says beside its sentences: when, by both clocks, and what one can do about it. */
export function reminderParts(data: ReminderData, setting: Setting): ReminderParts {
  const { texts, publicUrl, language } = setting;
  const button = (name: string, link: string) => {
    const label = texts(`reminder.${name}`);
    return { label, link, line: texts('shared.actionLine', { action: label }) };
  };
  const reply = (name: 'confirm' | 'move', token: string) =>
    token === '' ? null : button(name, replyLink(publicUrl, language, token));
  const settings = { text: texts('reminder.settings'), link: reminderSettingsLink(publicUrl) };
  if (!('moveToken' in data)) {
    const action = button('homework', homeworkLink(publicUrl));
    return { facts: [whenOf(data, setting, 'due')], action, otherAction: null, settings };
  }
  return {
    facts: lessonFacts(data, setting),
    action: reply('confirm', data.confirmToken),
    otherAction: reply('move', data.moveToken),
    settings,
  };
}

type Fact = MailParts['facts'][number];

function whenOf({ moment, timezone }: ReminderData, setting: Setting, name: 'when' | 'due'): Fact {
  const values = { ...clockIn(new Date(moment), timezone, setting), city: cityOf(timezone, setting) };
  return { label: setting.texts(`reminder.${name}`), value: setting.texts('reminder.clock', values) };
}

function lessonFacts(data: LessonReminder, setting: Setting): Fact[] {
  const { texts } = setting;
  const { timezone, tutorTimezone, minutes, joinLink } = data;
  const values = reminderValues(data, setting);
  const there = clockIn(new Date(data.moment), tutorTimezone, setting);
  const city = cityOf(tutorTimezone, setting);
  return [
    whenOf(data, setting, 'when'),
    ...(timezone === tutorTimezone
      ? []
      : [
          {
            label: texts('reminder.tutorsClock', values),
            value: texts('reminder.clock', { ...there, city }),
          },
        ]),
    { label: texts('reminder.lesson'), value: texts('reminder.subjectAndLength', { ...values, minutes }) },
    ...(joinLink === '' ? [] : [{ label: texts('reminder.join'), value: joinLink, link: joinLink }]),
  ];
}
