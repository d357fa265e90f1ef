import type { ReminderKind } from './reminder-kind.ts';
import type { ReminderSettings, ReminderSettingsForm } from './reminders.contract.ts';

/** The default until the family changes a setting. */
export const ALL_REMINDERS: ReminderSettings = {
  lessonDay: true,
  lessonHour: true,
  homeworkDay: true,
  version: 0,
};

export const SWITCH_OF = {
  'lesson-day': 'lessonDay',
  'lesson-hour': 'lessonHour',
  'homework-day': 'homeworkDay',
} as const satisfies Record<ReminderKind, keyof ReminderSettingsForm>;
