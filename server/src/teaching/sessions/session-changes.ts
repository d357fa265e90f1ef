import type { SeriesSlot } from '@bayan/domain/session-series/pattern';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';

export interface ChangedSession {
  readonly before: SessionRecord;
  readonly after: SessionRecord;
  /** Why, in the words of who changed it. */
  readonly reason?: string | undefined;
  /** Where a family had asked for it: why, and what it is told in answer. */
  readonly request?: { readonly reason: string; readonly answer: string };
  /** Where the family is told by the answer to its report (R500). */
  readonly isToldByReport?: true;
}

/** What became of several sessions in one change. */
export interface SettledSessions {
  readonly changed: readonly ChangedSession[];
  /** Those that are new. */
  readonly made?: readonly SessionRecord[];
  /** Those that have lost their tutor. */
  readonly left: readonly SessionRecord[];
  /** Whether one notice says it for all, that of the first of them. */
  readonly isOneAct?: boolean;
  /** Out of which series they were taken. */
  readonly seriesId?: string;
  /** When that was made, with the lessons that were told of with it. */
  readonly seriesMadeAt?: Date;
}

/** A series with the lessons that it made. */
export interface NewSeries {
  readonly id: string;
  /** Whether it goes on: these are its first lessons. */
  readonly isOpen: boolean;
  /** Soonest first. */
  readonly lessons: readonly SessionRecord[];
  /** The ids of those that are outside the tutor's hours. */
  readonly outsideHours: ReadonlySet<string>;
}

/** A series that goes on by another rule. */
export interface SeriesChange {
  /** As it was, and as it goes on. */
  readonly before: SeriesRecord;
  readonly after: SeriesRecord;
  /** Those that follow the new rule, or are taken out. */
  readonly changed: readonly ChangedSession[];
  /** All that are planned from then on, soonest first. */
  readonly lessons: readonly SessionRecord[];
  /** The ids of those that are outside the tutor's hours. */
  readonly outsideHours: ReadonlySet<string>;
}

/** A series whose lessons have followed a timetable, or left it. */
export interface SeriesFollowing {
  readonly series: SeriesRecord;
  /** Those that moved, soonest first. */
  readonly changed: readonly ChangedSession[];
  /** The times of the week that hold in Ramadan. */
  readonly newSlots: readonly SeriesSlot[];
  /** The ids of those that are outside the tutor's hours by that. */
  readonly outsideHours: ReadonlySet<string>;
}

/** Days of a series that were not free when its lessons were to be made. */
export interface SeriesGaps {
  readonly id: string;
  readonly tutor: { readonly id: string };
  readonly student: { readonly name: string; readonly nameAr: string | null };
  /** Soonest first. */
  readonly days: readonly string[];
}

/** What other features do when a session changes, in the transaction of the change. */
export interface SessionChanges {
  /** One is new: to come, begun or over. */
  made(tx: Transaction, context: ActionContext, session: SessionRecord): Promise<void>;
  seriesMade(tx: Transaction, context: ActionContext, series: NewSeries): Promise<void>;
  seriesChanged(tx: Transaction, context: ActionContext, series: SeriesChange): Promise<void>;
  seriesFollowsTimetable(tx: Transaction, context: ActionContext, series: SeriesFollowing): Promise<void>;
  /** An open series has more lessons. */
  seriesFilled(tx: Transaction, seriesId: string): Promise<void>;
  /** Nobody was asked: a program has found them. */
  seriesHasGaps(tx: Transaction, gaps: SeriesGaps, now: Date): Promise<void>;
  changed(tx: Transaction, context: ActionContext, session: ChangedSession): Promise<void>;
  /** The last change of a session's status is taken back. */
  undone(tx: Transaction, context: ActionContext, session: ChangedSession): Promise<void>;
  /** Sessions to come have lost their tutor; the family is told by a mail of its own (R603). */
  tutorLeft(tx: Transaction, context: ActionContext, sessions: readonly SessionRecord[]): Promise<void>;
  /** In place of the two above, where each reader is told once of all of them (R607). */
  settled(tx: Transaction, context: ActionContext, sessions: SettledSessions): Promise<void>;
  /** Called before a session gets another tutor. What it answers with is called after. */
  reassigning(tx: Transaction, context: ActionContext, session: SessionRecord): Promise<() => Promise<void>>;
  /** A rated session is taken out of the record. */
  ratedSessionVoided(tx: Transaction, sessionId: string): Promise<void>;
}
