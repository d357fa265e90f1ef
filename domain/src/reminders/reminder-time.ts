import type { ReminderKind } from './reminder-kind.ts';

const HOUR_MS = 3_600_000;

/** The hours between the reminder and the lesson or due time. The database schedules by the same hours. */
const HOURS_BEFORE: Readonly<Record<ReminderKind, number>> = {
  'lesson-day': 24,
  'lesson-hour': 1,
  'homework-day': 24,
};

/** With less time left, a reminder is useless. */
const HOURS_LEFT: Readonly<Record<ReminderKind, number>> = {
  'lesson-day': 2,
  'lesson-hour': 0,
  'homework-day': 2,
};

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);

export const remindAt = (kind: ReminderKind, moment: Date): Date => hoursBefore(moment, HOURS_BEFORE[kind]);

/** The server does not send the reminder after this time. */
export const ofUseUntil = (kind: ReminderKind, moment: Date): Date => hoursBefore(moment, HOURS_LEFT[kind]);

interface Planned {
  readonly kind: ReminderKind;
  readonly moment: Date;
  readonly dueAt: Date;
}

interface Look {
  readonly now: Date;
  /** The time of the last check for due reminders. Null before the first check. */
  readonly lookedAt: Date | null;
}

/**
 * Whether to send a due reminder (R412). A reminder that was due before the last check was scheduled too late, because
 * the lesson was created or moved at short notice. A reminder that became due since then is sent while it is still
 * useful, even after a long outage.
 */
export function isToSend({ kind, moment, dueAt }: Planned, { now, lookedAt }: Look): boolean {
  return lookedAt !== null && dueAt > lookedAt && dueAt <= now && now < ofUseUntil(kind, moment);
}
