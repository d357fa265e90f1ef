import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { z } from 'zod';

/** Of more the mail says that there are. */
export const MAX_DATES_TOLD = 10;

const text = z.string();

const plannedLesson = z.object({
  id: z.uuid(),
  /** By the family's clock. */
  day: text,
  startsAt: z.iso.datetime(),
  isOutsideHours: z.boolean(),
});
export type PlannedLessonTold = z.infer<typeof plannedLesson>;

const seriesMade = z.object({
  reader: z.enum([...REMINDED, 'tutor']),
  /** The first name, as in reminders. */
  student: text,
  /** Of the tutor. */
  name: text,
  subject: z.enum(SUBJECTS),
  minutes: text,
  /** The reader's. */
  timezone: text,
  otherTimezone: text,
  /** The clock on which the series keeps its time. */
  anchorTimezone: text,
  /** As JSON: all lessons, soonest first. What the outbox holds of a mail are texts. */
  planned: text,
  /** `yes` where it has no end yet; otherwise empty. */
  goesOn: text.default(''),
  /** As JSON: the lessons as they stand in the reader's calendar. */
  events: text,
  page: text,
  /** Stops mails of new lessons for this reader; empty where that is not offered. */
  stop: text,
});
export type SeriesMadeData = z.infer<typeof seriesMade>;

const rule = z.object({
  slots: z.array(z.object({ weekday: z.int(), time: text })),
  everyWeeks: z.int(),
  minutes: z.int(),
  timezone: text,
});
export type RuleTold = z.infer<typeof rule>;

const seriesChanged = seriesMade.extend({
  /** As JSON: the rule as it was, and as it is. */
  ruleBefore: text,
  ruleAfter: text,
  /** How many lessons are off with the change. */
  off: text,
});
export type SeriesChangedData = z.infer<typeof seriesChanged>;

const seriesTimetable = seriesMade.extend({
  /** As JSON: the rule, and the one that holds in Ramadan. */
  usual: text,
  inRamadan: text,
});
export type SeriesTimetableData = z.infer<typeof seriesTimetable>;

export const seriesKinds = {
  /** That a series was made, in one mail for all its lessons (R525). */
  'series-made': seriesMade,
  /** That a series goes on by another rule: from when, and all its lessons as they are now. */
  'series-changed': seriesChanged,
  /** That lessons follow the timetable of Ramadan, or another one than before, or none: those that moved. */
  'series-timetable': seriesTimetable,
  /** That days were not free (R460). Which ones stands on the page: until it is read there may be more, or fewer. */
  'series-gap': z.object({ page: text }),
};

export const tellsSeries = (data: object): data is SeriesMadeData => 'planned' in data;
export const tellsChangedSeries = (data: object): data is SeriesChangedData => 'ruleBefore' in data;
export const tellsTimetable = (data: object): data is SeriesTimetableData => 'inRamadan' in data;
export const readRule = (written: string): RuleTold => rule.parse(JSON.parse(written));
export const readPlanned = (written: string) => z.array(plannedLesson).parse(JSON.parse(written));
