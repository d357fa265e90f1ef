import { expect, test } from 'vitest';
import { returnPathIn, withReturnPath } from '#platform/auth/return-path.ts';

test('the page asked for comes back whole', () => {
  const wanted = '/tutor-dashboard/history?q=Layla%20H&status=completed#week';
  const { search } = new URL(withReturnPath('/login', wanted), 'http://academy.example');
  expect(returnPathIn(search)).toBe(wanted);
});

test.each([
  '//evil.example/login',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/.//evil.example',
  '/..//evil.example/',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/home//evil.example',
  '/home#access_token=x&refresh_token=y',
  '/home#error_code=otp_expired',
])('an address that leads elsewhere is no way back: %j', next => {
  expect(returnPathIn(`?${new URLSearchParams({ next })}`)).toBeNull();
});

test('without one there is none', () => {
  expect(returnPathIn('')).toBeNull();
});
