import type { PlantedFault } from '#prove/suite/planted-fault.ts';
import { byUnit } from '#prove/suite/where-noticed.ts';

export const domainFaults: readonly PlantedFault[] = [
  {
    name: 'a completed lesson may be scheduled again',
    kind: 'a guard removed',
    screen: 'tutor: history',
    file: 'domain/src/sessions/session-status.ts',
    find: 'completed: [],',
    replace: "completed: ['scheduled'],",
    noticedBy: byUnit('domain/test/sessions/session-status.test.ts'),
  },
  {
    name: 'a reminder comes an hour early',
    kind: 'a wrong clock',
    screen: 'mails',
    file: 'domain/src/reminders/reminder-time.ts',
    find: "'lesson-hour': 1,",
    replace: "'lesson-hour': 2,",
    noticedBy: byUnit('domain/test/reminders/reminder-time.test.ts'),
  },
  {
    name: 'homework is due at the end of a day in London',
    kind: 'a wrong clock',
    screen: 'tutor: student',
    file: 'domain/src/homework/due-date.ts',
    find: 'endOfDay(date, timezone)',
    replace: "endOfDay(date, 'Europe/London')",
    noticedBy: byUnit('domain/test/homework/due-date.test.ts'),
  },
  {
    name: 'ratings are rounded to whole stars',
    kind: 'a wrong figure',
    screen: 'tutor: overview',
    file: 'domain/src/sessions/session-figures.ts',
    find: 'Math.round((stars * 10) / ratings) / 10',
    replace: 'Math.round(stars / ratings)',
    noticedBy: byUnit('domain/test/sessions/session-figures.test.ts'),
  },
  {
    name: 'a rating may be changed for a fortnight',
    kind: 'a guard removed',
    screen: 'student: feedback',
    file: 'domain/src/feedback/rating-window.ts',
    find: 'const DAYS = 7;',
    replace: 'const DAYS = 14;',
    noticedBy: byUnit('domain/test/feedback/rating-window.test.ts'),
  },
];
