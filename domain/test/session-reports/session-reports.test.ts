import { describe, expect, test } from 'vitest';
import { reportableFrom, reportableUntil } from '#session-reports/report-time.ts';
import { isReportable } from '#session-reports/session-report-kind.ts';
import { settledOutcomes } from '#session-reports/settled-outcomes.ts';
import { settlementOf } from '#session-reports/settlement.ts';
import { endedBy, NO_ENDING } from '#sessions/session-outcome.ts';

const at = (time: string) => new Date(`2027-03-21T${time}:00Z`);
const lesson = { startsAt: at('16:00'), endsAt: at('17:00'), cancellation: null };

describe('what can be reported, and when (R500)', () => {
  test('an absence or a late cancellation is contested; what was cancelled otherwise is not reported', () => {
    const ended = (outcome: 'student-absent' | 'late-cancelled' | 'tutor-absent') =>
      ({ status: 'cancelled', outcome }) as const;
    expect(isReportable('contest', ended('student-absent'))).toBe(true);
    expect(isReportable('contest', ended('late-cancelled'))).toBe(true);
    expect(isReportable('contest', ended('tutor-absent'))).toBe(false);
    expect(isReportable('tutor-absent', ended('student-absent'))).toBe(false);
    for (const status of ['scheduled', 'in-progress', 'completed'] as const) {
      expect(isReportable('no-connection', { status, outcome: null })).toBe(true);
      expect(isReportable('contest', { status, outcome: null })).toBe(false);
    }
  });

  test('an absent tutor from when the family has waited, no connection from the start', () => {
    expect(reportableFrom('tutor-absent', lesson, at('16:10'))).toEqual(at('16:10'));
    expect(reportableFrom('no-connection', lesson, at('16:10'))).toEqual(at('16:00'));
    expect(reportableFrom('contest', lesson, at('16:10'))).toBeNull();
  });

  test('for 72 hours after the end, or after an absence that was recorded later', () => {
    const later = { ...lesson, cancellation: { at: new Date('2027-03-23T12:00:00Z') } };
    expect(reportableUntil('tutor-absent', lesson)).toEqual(new Date('2027-03-24T17:00:00Z'));
    expect(reportableUntil('contest', { ...lesson, cancellation: { at: at('16:20') } })).toEqual(
      new Date('2027-03-24T17:00:00Z'),
    );
    expect(reportableUntil('contest', later)).toEqual(new Date('2027-03-26T12:00:00Z'));
  });
});

describe('how a report is settled', () => {
  test('what took place is taken back, and what is out of the record stays out', () => {
    const correction = null;
    const of = (
      status: 'completed' | 'cancelled' | 'scheduled',
      outcome: 'taught' | 'student-absent' | null,
    ) => settledOutcomes({ status, outcome, correction });
    expect(of('completed', 'taught')).not.toContain('taught');
    expect(of('completed', 'taught')).toContain('tutor-absent');
    expect(of('cancelled', 'student-absent')).not.toContain('student-absent');
    expect(of('cancelled', 'student-absent')).toContain('taught');
    expect(of('scheduled', null)).toHaveLength(8);
    expect(settledOutcomes({ status: 'cancelled', outcome: 'void', correction: {} })).toEqual([]);
    expect(settledOutcomes({ status: 'cancelled', outcome: 'withdrawn', correction })).toEqual([]);
  });

  test('the family reads what it means in one of four words', () => {
    expect(settlementOf(null, 60)).toBe('unchanged');
    expect(settlementOf(endedBy('tutor-absent'), 60)).toBe('owed');
    expect(settlementOf(endedBy('student-absent'), 60)).toBe('counted');
    expect(settlementOf({ ...NO_ENDING, outcome: 'technical-failure', failureSide: 'family' }, 60)).toBe(
      'not-counted',
    );
  });
});
