import type { ReminderKind } from './reminder-kind.ts';

const HOUR_MS = 3_600_000;

/** How long before the lesson begins, or the homework is due. The database plans by the same hours. */
const HOURS_BEFORE: Readonly<Record<ReminderKind, number>> = {
  'lesson-day': 24,
  'lesson-hour': 1,
  'homework-day': 24,
};

/** With less than this left a reminder helps nobody any more. */
const HOURS_LEFT: Readonly<Record<ReminderKind, number>> = {
  'lesson-day': 2,
  'lesson-hour': 0,
  'homework-day': 2,
};

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);

export const remindAt = (kind: ReminderKind, moment: Date): Date => hoursBefore(moment, HOURS_BEFORE[kind]);

/** From here on it is not sent any more. */
export const ofUseUntil = (kind: ReminderKind, moment: Date): Date => hoursBefore(moment, HOURS_LEFT[kind]);

interface Planned {
  readonly kind: ReminderKind;
  readonly moment: Date;
  readonly dueAt: Date;
}

interface Look {
  readonly now: Date;
  /** When somebody last looked at all that was due; null before the first time. */
  readonly lookedAt: Date | null;
}

/**
 * Whether a reminder that is due goes out (R412). What was due at the last look already was planned after its time: the
 * lesson was made or moved too late for it. What came due since then, however long ago that was, goes out while it is of use.
 */
export function isToSend({ kind, moment, dueAt }: Planned, { now, lookedAt }: Look): boolean {
  return lookedAt !== null && dueAt > lookedAt && dueAt <= now && now < ofUseUntil(kind, moment);
}
