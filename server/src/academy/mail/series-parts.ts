import { shiftsFor } from '@bayan/domain/session-series/shifts';
import { addDays } from '@bayan/domain/time/days';
import { cityOf, clockIn, clockText } from './mail-clock.ts';
import { lengthText } from './mail-length.ts';
import type { MailParts } from './mail-parts.ts';
import { noticeChoices } from './notice-choices.ts';
import type { ReminderSetting } from './reminder-parts.ts';
import {
  MAX_DATES_TOLD,
  type PlannedLessonTold,
  type RuleTold,
  readPlanned,
  readRule,
  type SeriesChangedData,
  type SeriesMadeData,
  type SeriesTimetableData,
  tellsChangedSeries,
  tellsTimetable,
} from './series-kinds.ts';

type Fact = MailParts['facts'][number];

/** What the sentences speak of; families have lessons, tutors sessions. */
export function seriesValues(
  { planned, subject, timezone }: SeriesMadeData,
  setting: ReminderSetting,
): Readonly<Record<string, string>> {
  const { texts } = setting;
  const lessons = readPlanned(planned);
  const [first] = lessons;
  return {
    subject: texts(`names:subjects.${subject}`),
    lessons: texts('series-made.lessons', { count: lessons.length }),
    sessions: texts('series-made.sessions', { count: lessons.length }),
    day: first ? clockIn(new Date(first.startsAt), timezone, setting).day : '',
  };
}

/** The first dates by both clocks, how many follow, and to the tutor what the clocks and her hours have to do with it. */
export function seriesParts(
  data: SeriesMadeData,
  setting: ReminderSetting,
): Pick<MailParts, 'facts' | 'settings' | 'stop'> {
  const { texts } = setting;
  const { reader, subject, minutes, stop } = data;
  const lessons = readPlanned(data.planned);
  const rest = lessons.length - MAX_DATES_TOLD;
  return {
    facts: [
      {
        label: texts('notice.lesson', { context: reader }),
        value: texts('reminder.subjectAndLength', {
          subject: texts(`names:subjects.${subject}`),
          length: lengthText(minutes, texts),
        }),
      },
      ...(tellsChangedSeries(data) ? ruleFacts(data, setting) : []),
      ...(tellsTimetable(data) ? timetableFacts(data, setting) : []),
      ...lessons
        .slice(0, MAX_DATES_TOLD)
        .map((lesson, place) => dateFact(lesson, place + 1, { data, setting })),
      ...(rest > 0
        ? [{ label: texts('series-made.later'), value: texts('series-made.laterCount', { count: rest }) }]
        : []),
      ...(data.goesOn === ''
        ? []
        : [{ label: texts('series-made.ends'), value: texts('series-made.goesOn', { context: reader }) }]),
      ...(reader === 'tutor' ? tutorFacts(lessons, data, setting) : []),
    ],
    ...noticeChoices({ reader, stop }, setting),
  };
}

/** How it was, how it is now, and what is off with the change. */
function ruleFacts(
  { ruleBefore, ruleAfter, off, reader }: SeriesChangedData,
  setting: ReminderSetting,
): Fact[] {
  const { texts } = setting;
  const fact = (name: string, value: string) => ({ label: texts(`series-changed.${name}`), value });
  const count = Number(off);
  return [
    fact('before', ruleText(readRule(ruleBefore), setting)),
    fact('after', ruleText(readRule(ruleAfter), setting)),
    ...(count > 0
      ? [fact('off', texts(`series-made.${reader === 'tutor' ? 'sessions' : 'lessons'}`, { count }))]
      : []),
  ];
}

function timetableFacts({ usual, inRamadan }: SeriesTimetableData, setting: ReminderSetting): Fact[] {
  const { texts } = setting;
  return [
    { label: texts('series-timetable.usual'), value: ruleText(readRule(usual), setting) },
    { label: texts('series-timetable.inRamadan'), value: ruleText(readRule(inRamadan), setting) },
  ];
}

/** Any Monday: a day of the week has no date. */
const MONDAY = '2024-01-01';

/** Sunday 19:00, Tuesday 18:30 (Riyadh), 60 minutes. */
function ruleText({ slots, everyWeeks, minutes, timezone }: RuleTold, setting: ReminderSetting): string {
  const { texts, isolate, language } = setting;
  const week = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const times = slots.map(({ weekday, time }) =>
    texts('series-changed.slot', {
      day: week.format(new Date(`${addDays(MONDAY, weekday - 1)}T00:00:00Z`)),
      time: isolate(time, 'ltr'),
    }),
  );
  return texts('series-changed.rule', {
    times: new Intl.ListFormat(language, { type: 'conjunction' }).format(times),
    city: cityOf(timezone, setting),
    length: lengthText(String(minutes), texts),
    count: everyWeeks,
  });
}

interface Told {
  readonly data: SeriesMadeData;
  readonly setting: ReminderSetting;
}

function dateFact({ startsAt }: PlannedLessonTold, number: number, { data, setting }: Told): Fact {
  const { reader, timezone, otherTimezone } = data;
  const clocks = [...new Set([timezone, otherTimezone])].map(zone =>
    clockText(new Date(startsAt), zone, setting),
  );
  return {
    label: setting.texts('series-made.number', { context: reader, number }),
    value: clocks.join(' / '),
  };
}

function tutorFacts(
  lessons: readonly PlannedLessonTold[],
  { timezone, anchorTimezone }: SeriesMadeData,
  setting: ReminderSetting,
): Fact[] {
  const { texts } = setting;
  const startOn = new Map(lessons.map(({ day, startsAt }) => [day, new Date(startsAt)]));
  const planned = [...startOn].map(([day, startsAt]) => ({ day, startsAt, isClockSkipped: false }));
  const dayOf = (day: string) => clockIn(startOn.get(day) ?? new Date(day), timezone, setting).day;
  const shifts = shiftsFor(planned, { anchor: anchorTimezone, tutor: timezone });
  const outside = lessons.filter(({ isOutsideHours }) => isOutsideHours).length;
  return [
    ...shifts.map(shift => ({
      label: texts('series-made.clock'),
      value: texts(`series-made.${shift.minutes > 0 ? 'later' : 'earlier'}ByClock`, {
        count: shift.lessons,
        length: lengthText(String(Math.abs(shift.minutes)), texts),
        from: dayOf(shift.fromOn),
        until: dayOf(shift.untilOn),
      }),
    })),
    ...(outside > 0
      ? [{ label: texts('series-made.outside'), value: texts('series-made.sessions', { count: outside }) }]
      : []),
  ];
}
