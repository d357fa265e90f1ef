import { expect, test } from 'vitest';
import { authAnswerIn } from '#platform/auth/auth-answer.ts';

test('an ordinary address carries no answer', () => {
  expect(authAnswerIn({ hash: '', search: '' })).toBeNull();
  expect(authAnswerIn({ hash: '#main', search: '?q=error' })).toBeNull();
});

test('a followed link says what it was mailed for', () => {
  const hash = '#access_token=a.b.c&expires_in=3600&refresh_token=r&type=recovery';
  expect(authAnswerIn({ hash, search: '' })).toEqual({
    kind: 'signed-in',
    by: 'recovery',
    accessToken: 'a.b.c',
    refreshToken: 'r',
  });
});

test('a link that no longer works says why, behind # or ?', () => {
  const refused = { kind: 'refused', code: 'otp_expired' };
  expect(authAnswerIn({ hash: '#error=access_denied&error_code=otp_expired', search: '' })).toEqual(refused);
  expect(authAnswerIn({ hash: '', search: '?error_code=otp_expired' })).toEqual(refused);
});
