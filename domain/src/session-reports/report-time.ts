import type { SessionReportKind } from './session-report-kind.ts';

const REPORTED_FOR_MS = 72 * 3_600_000;

interface Lesson {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancellation: { readonly at: Date } | null;
}

/** From when on a session can be reported. Null without a limit: an absence is contested as soon as it is recorded. */
export function reportableFrom(
  kind: SessionReportKind,
  { startsAt }: Pick<Lesson, 'startsAt'>,
  tutorAbsentFrom: Date,
): Date | null {
  if (kind === 'contest') return null;
  return kind === 'tutor-absent' ? tutorAbsentFrom : startsAt;
}

/** The end of the 72 hours in which a session can be reported. An absence that was recorded later is contested from then on. */
export function reportableUntil(kind: SessionReportKind, { endsAt, cancellation }: Lesson): Date {
  const isLater = kind === 'contest' && cancellation !== null && cancellation.at > endsAt;
  return new Date((isLater ? cancellation.at : endsAt).getTime() + REPORTED_FOR_MS);
}
