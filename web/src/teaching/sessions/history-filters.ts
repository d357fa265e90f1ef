import { SESSION_OUTCOMES, type SessionOutcome } from '@bayan/domain/sessions/session-outcome';
import { SESSION_PERIODS, type SessionPeriod } from '@bayan/domain/sessions/session-period';
import { SESSION_STATUSES, type SessionStatus } from '@bayan/domain/sessions/session-status';
import { SESSION_VIEWS, type SessionView, viewAfterChoosing } from '@bayan/domain/sessions/session-view';
import { SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';

/** What is looked for; null where anything will do (R99). */
export type HistoryFilters = {
  readonly status: SessionStatus | null;
  /** Only those that ended so (R491). */
  readonly outcome: SessionOutcome | null;
  /** Only completed ones without any. */
  readonly notes: 'missing' | null;
  /** Only those that are over, and nobody has closed (R95). */
  readonly toClose: 'true' | null;
  readonly subject: Subject | null;
  readonly period: SessionPeriod | null;
  readonly q: string | null;
  /** On a student's own page. */
  readonly studentId: string | null;
};

/** The filters, and the view they are used in: null where the status says which (R730). */
export type HistoryChoice = HistoryFilters & { readonly view: SessionView | null };

export const noFilters: HistoryFilters = {
  status: null,
  outcome: null,
  notes: null,
  toClose: null,
  subject: null,
  period: null,
  q: null,
  studentId: null,
};

const oneOf = <Id extends string>(offered: readonly Id[], given: string | null): Id | null =>
  offered.find(id => id === given) ?? null;

/** From an address; what it names and we do not offer is nothing. */
export const choiceIn = (address: URLSearchParams): HistoryChoice => ({
  view: oneOf(SESSION_VIEWS, address.get('view')),
  status: oneOf(SESSION_STATUSES, address.get('status')),
  outcome: oneOf(SESSION_OUTCOMES, address.get('outcome')),
  notes: oneOf(['missing'], address.get('notes')),
  toClose: oneOf(['true'], address.get('toClose')),
  subject: oneOf(SUBJECTS, address.get('subject')),
  period: oneOf(SESSION_PERIODS, address.get('period')),
  q: address.get('q')?.trim() || null,
  studentId: null,
});

const usualView = (status: SessionStatus | null) => viewAfterChoosing(status, 'past');

export const viewIn = ({ view, status, toClose }: HistoryChoice): SessionView =>
  toClose ? 'past' : (view ?? usualView(status));

/** A status is shown in the view that has it. */
export function withViewFor(change: Partial<HistoryFilters>, choice: HistoryChoice): Partial<HistoryChoice> {
  if (change.status === undefined) return change;
  if (change.toClose) return { ...change, view: null };
  const view = viewAfterChoosing(change.status, viewIn(choice));
  return { ...change, view: view === usualView(change.status) ? null : view };
}

/** A view that has none of the chosen status is shown without it. */
export function inView(view: SessionView, { status, outcome }: HistoryChoice): Partial<HistoryChoice> {
  const kept = viewAfterChoosing(status, view) === view ? status : null;
  return {
    status: kept,
    outcome: kept && outcome,
    notes: null,
    toClose: null,
    view: view === usualView(kept) ? null : view,
  };
}
