import { describe, expect, test } from 'vitest';
import { ERROR_MEANINGS } from '#error-meanings.ts';
import { ERRORS, type ErrorCode, Refusal } from '#errors.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

describe('the error codes (R291)', () => {
  test.each(codes)('%s is written in lower case, its parts divided by a dot', code => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$/);
  });

  test('no code is the beginning of another, which a translation file could not hold', () => {
    for (const code of codes) expect(codes.filter(other => other.startsWith(`${code}.`))).toEqual([]);
  });

  test.each(codes)('%s has a status that the product uses and says what it means', code => {
    expect([400, 401, 403, 404, 409, 410, 412, 413, 415, 416, 422, 428, 429, 500, 503]).toContain(
      ERRORS[code].status,
    );
    expect(ERROR_MEANINGS[code]).toMatch(/^[A-Z].+\.$/);
  });

  test.each([
    ['access.no-role', 403],
    ['access.awaiting-approval', 403],
    ['access.second-factor', 403],
    ['account.deactivated', 401],
    ['access.right', 403],
    ['profile.last-admin', 409],
    ['profile.last-owner', 409],
    ['profile.lesson-running', 409],
    ['profile.self', 409],
    ['profile.email-taken', 409],
    ['profile.not-a-tutor', 409],
    ['assignment.person', 422],
    ['assignment.ended', 409],
    ['assignment.exists', 409],
    ['session.student', 422],
    ['session.transition', 409],
    ['session.too-long', 422],
    ['session.clash', 409],
    ['session.inactive', 422],
    ['session.closed', 409],
    ['session.time-skipped', 422],
    ['precondition.required', 428],
    ['conflict.stale', 412],
    ['idempotency.mismatch', 422],
    ['input.too-large', 413],
    ['limit.reached', 429],
    ['service.unavailable', 503],
  ] as const)('%s is %i, as the rules say', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  test('a refusal carries its code and details', () => {
    const refusal = new Refusal('session.too-long', { field: 'duration' });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal.code).toBe('session.too-long');
    expect(refusal.details).toEqual({ field: 'duration' });
    expect(new Refusal('not-found').details).toEqual({});
  });
});
