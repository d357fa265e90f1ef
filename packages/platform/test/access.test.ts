import { Refusal } from '@bayan/domain/errors';
import type { Actor } from '@bayan/domain/profiles/actor';
import { ADMIN_RIGHTS, type AdminRight, type Role } from '@bayan/domain/roles';
import { describe, expect, test } from 'vitest';
import { type Access, admit, anyone, members, signedIn } from '#http/access.ts';

const base = { id: 'layla', name: 'Layla', rights: [], timezone: 'UTC', language: 'en' } as const;
const active = (role: Role): Actor => ({ ...base, role, standing: 'active' });
const nobody = null;
const withoutRole: Actor = { ...base, role: null, standing: 'no-role' };
const waiting: Actor = { ...base, role: 'tutor', standing: 'awaiting-approval' };
const withoutFactor: Actor = { ...base, role: 'admin', standing: 'awaiting-second-factor' };

function outcome(access: Access, actor: Actor | null): string {
  try {
    admit(access, actor);
    return 'in';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('a route for anyone', () => {
  test('lets everybody in and tells nothing of who it is', () => {
    for (const actor of [nobody, withoutRole, waiting, active('admin')])
      expect(admit(anyone, actor)).toBeNull();
  });
});

describe('a route for those signed in', () => {
  test('lets in also those without a role and those who wait (R6, R7)', () => {
    for (const actor of [withoutRole, waiting, withoutFactor, active('student')])
      expect(admit(signedIn, actor)).toBe(actor);
  });

  test('refuses a request that nobody signed in for', () => {
    expect(outcome(signedIn, nobody)).toBe('auth.required');
  });
});

describe('a route for members', () => {
  const forStaff = members('admin', 'tutor');

  test.each([
    ['nobody', nobody, 'auth.required'],
    ['an account without a role', withoutRole, 'access.no-role'],
    ['a tutor who waits for approval', waiting, 'access.awaiting-approval'],
    ['an admin without a second factor', withoutFactor, 'access.second-factor-required'],
    ['a member of another role', active('student'), 'access.role'],
    ['a tutor', active('tutor'), 'in'],
    ['an admin', active('admin'), 'in'],
  ])('%s: %#', (_who, actor, expected) => {
    expect(outcome(forStaff, actor)).toBe(expected);
  });

  test('says that approval is awaited before it says that the role never may', () => {
    expect(outcome(members('admin'), waiting)).toBe('access.awaiting-approval');
    expect(outcome(members('admin'), active('tutor'))).toBe('access.role');
  });

  test('an admin has no way in where the route does not name the role', () => {
    expect(outcome(members('student'), active('admin'))).toBe('access.role');
  });
});

describe('a route for admins with a right', () => {
  const admin = (...rights: AdminRight[]): Actor => ({ ...active('admin'), rights });

  test('lets in those who have it, and with several rights those who have any of them (R801)', () => {
    for (const right of ADMIN_RIGHTS) expect(outcome(members(right), admin(right))).toBe('in');
    const forBoth = members('owner', 'operations');
    expect(outcome(forBoth, admin('owner'))).toBe('in');
    expect(outcome(forBoth, admin('operations'))).toBe('in');
    expect(outcome(forBoth, admin('safeguarding'))).toBe('access.right');
  });

  test('tells an admin without it so, and hides that there is safeguarding (R802)', () => {
    expect(outcome(members('owner'), admin('operations', 'safeguarding'))).toBe('access.right');
    expect(outcome(members('operations', 'tutor'), admin('owner'))).toBe('access.right');
    expect(outcome(members('safeguarding'), admin('owner', 'operations'))).toBe('not-found');
  });

  test('tells every other role that it never may', () => {
    for (const right of ADMIN_RIGHTS) expect(outcome(members(right), active('tutor'))).toBe('access.role');
    expect(outcome(members('operations', 'tutor'), active('tutor'))).toBe('in');
  });

  test('an admin without any right comes in only where every admin does', () => {
    expect(outcome(members('admin'), admin())).toBe('in');
    for (const right of ADMIN_RIGHTS) expect(outcome(members(right), admin())).not.toBe('in');
  });
});
