import { expect, test } from 'vitest';
import { canSettleSessionReport } from '#session-reports/session-report.policy.ts';
import { member } from '#test/profiles/member.ts';

test('admins with operations settle what a family reports, and nobody whom it is about (R500)', () => {
  const admin = member('adam', 'admin');
  expect(canSettleSessionReport({ ...admin, rights: ['operations'] })).toBe(true);
  expect(canSettleSessionReport({ ...admin, rights: ['owner', 'safeguarding'] })).toBe(false);
  expect(canSettleSessionReport(member('sara', 'tutor'))).toBe(false);
  expect(canSettleSessionReport(member('omar', 'student'))).toBe(false);
});
