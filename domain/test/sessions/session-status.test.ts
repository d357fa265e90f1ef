import { describe, expect, test } from 'vitest';
import {
  canBecome,
  isAhead,
  isLeftOpen,
  isUpcoming,
  LOGGED_STATUSES,
  OPEN_STATUSES,
  SESSION_STATUSES,
} from '#sessions/session-status.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('the status of a session', () => {
  // R83, line by line.
  const ALLOWED = new Set([
    'scheduled → in-progress',
    'scheduled → completed',
    'scheduled → cancelled',
    'in-progress → completed',
    'in-progress → cancelled',
    'cancelled → scheduled',
  ]);
  const pairs = SESSION_STATUSES.flatMap(from => SESSION_STATUSES.map(to => [from, to] as const));

  test.each(pairs)('%s to %s is as the rule says', (from, to) => {
    expect(canBecome(from, to)).toBe(ALLOWED.has(`${from} → ${to}`));
  });

  test('is one of four', () => {
    expect(SESSION_STATUSES.toSorted()).toEqual(['cancelled', 'completed', 'in-progress', 'scheduled']);
  });

  test('can be anything but cancelled when the session is logged', () => {
    expect(LOGGED_STATUSES.toSorted()).toEqual(['completed', 'in-progress', 'scheduled']);
  });

  test('takes up time only while it is scheduled or in progress', () => {
    expect(OPEN_STATUSES.toSorted()).toEqual(['in-progress', 'scheduled']);
  });
});

describe('upcoming (R94)', () => {
  test('a scheduled session in the future is upcoming', () => {
    expect(isUpcoming({ status: 'scheduled', startsAt: shifted(1) }, now)).toBe(true);
  });

  test('a scheduled session that starts now or started before is not', () => {
    expect(isUpcoming({ status: 'scheduled', startsAt: shifted(0) }, now)).toBe(false);
    expect(isUpcoming({ status: 'scheduled', startsAt: shifted(-1) }, now)).toBe(false);
  });

  test.each(['in-progress', 'completed', 'cancelled'] as const)(
    'a session %s in the future is not',
    status => {
      expect(isUpcoming({ status, startsAt: shifted(60_000) }, now)).toBe(false);
    },
  );
});

describe('ahead of a student (R119)', () => {
  test.each(OPEN_STATUSES)('a session %s is, to come or going on, until the instant of its end', status => {
    expect(isAhead({ status, endsAt: shifted(1) }, now)).toBe(true);
    expect(isAhead({ status, endsAt: shifted(0) }, now)).toBe(false);
  });

  test.each(['completed', 'cancelled'] as const)('a session %s never is', status => {
    expect(isAhead({ status, endsAt: shifted(60_000) }, now)).toBe(false);
  });
});

describe('left open (R95)', () => {
  test.each(OPEN_STATUSES)('a session %s is left open from the instant of its end', status => {
    expect(isLeftOpen({ status, endsAt: shifted(1) }, now)).toBe(false);
    expect(isLeftOpen({ status, endsAt: shifted(0) }, now)).toBe(true);
    expect(isLeftOpen({ status, endsAt: shifted(-1) }, now)).toBe(true);
  });

  test.each(['completed', 'cancelled'] as const)('a session %s never is', status => {
    expect(isLeftOpen({ status, endsAt: shifted(-60_000) }, now)).toBe(false);
  });
});
