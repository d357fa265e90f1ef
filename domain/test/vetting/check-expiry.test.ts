import { expect, test } from 'vitest';
import { lastDayToTeach, missingChecks, validityOf, vettingDay } from '#vetting/check-expiry.ts';
import { MANDATORY_CHECKS } from '#vetting/checks.ts';

const now = new Date('2026-11-18T12:00:00Z');
const confirmed = (expiresOn: string | null) => ({ kind: 'dbs', state: 'confirmed', expiresOn }) as const;

test.each([
  [null, 'confirmed'],
  ['2026-12-19', 'confirmed'],
  ['2026-12-18', 'expiring'],
  ['2026-11-18', 'expiring'],
  ['2026-11-17', 'expired'],
] as const)('a document that ends on %s is %s (R982)', (expiresOn, standing) => {
  expect(validityOf(confirmed(expiresOn), now)).toBe(standing);
});

test('the last day ends by London’s clock (R983)', () => {
  expect(vettingDay(new Date('2027-07-01T22:59:00Z'))).toBe('2027-07-01');
  expect(vettingDay(new Date('2027-07-01T23:00:00Z'))).toBe('2027-07-02');
});

test('a mandatory check is missing while it is open, refused or expired (R980)', () => {
  const all = MANDATORY_CHECKS.map(kind => ({ kind, state: 'confirmed', expiresOn: null }) as const);
  expect(missingChecks(all, now)).toEqual([]);
  const others = all.filter(({ kind }) => kind !== 'dbs');
  expect(missingChecks([...others, confirmed('2026-11-17')], now)).toEqual(['dbs']);
  expect(missingChecks([...others, { kind: 'dbs', state: 'refused', expiresOn: null }], now)).toEqual([
    'dbs',
  ]);
});

test('the first mandatory check to end sets the last day to teach (R983)', () => {
  const degree = { kind: 'degree', state: 'confirmed', expiresOn: '2026-01-01' } as const;
  expect(lastDayToTeach([degree])).toBeNull();
  const identity = { kind: 'identity', state: 'confirmed', expiresOn: '2027-03-01' } as const;
  expect(lastDayToTeach([degree, identity, confirmed('2027-01-01')])).toBe('2027-01-01');
});
