import { SESSION_PERIODS, type SessionPeriod } from '@bayan/domain/sessions/session-period';
import { SESSION_STATUSES, type SessionStatus } from '@bayan/domain/sessions/session-status';
import { SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';

/** What is looked for; null where anything will do (R99). */
export type HistoryFilters = {
  readonly status: SessionStatus | null;
  readonly subject: Subject | null;
  readonly period: SessionPeriod | null;
  readonly q: string | null;
  /** On a student's own page. */
  readonly studentId: string | null;
};

export const noFilters: HistoryFilters = {
  status: null,
  subject: null,
  period: null,
  q: null,
  studentId: null,
};

const oneOf = <Id extends string>(offered: readonly Id[], given: string | null): Id | null =>
  offered.find(id => id === given) ?? null;

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): HistoryFilters => ({
  status: oneOf(SESSION_STATUSES, address.get('status')),
  subject: oneOf(SUBJECTS, address.get('subject')),
  period: oneOf(SESSION_PERIODS, address.get('period')),
  q: address.get('q')?.trim() || null,
  studentId: null,
});
