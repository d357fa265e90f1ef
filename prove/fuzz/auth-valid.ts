import { type Case, type Persona, plainCase } from './case.ts';
import { POISONS } from './nasty.ts';

const STRONG = 'Copper-Meadow-Lantern-58';
const PASSWORD = 'Harbour-Window-73';

const caseWith = (as: Persona, method: string, path: string, body: object | null): Case =>
  plainCase({
    what: `${method} /auth/v1${path}`,
    as,
    method,
    target: `/auth/v1${path}`,
    headers: [['Content-Type', 'application/json']],
    body: body && JSON.stringify(body),
  });

/** What every endpoint is there for. Each is asked with all casts: what one does may be in another's way. */
export function earnestAuthCases(seed: number): Case[] {
  const email = '@@account.email@@';
  const stranger = (part: string) => `${part}-${seed}-@@account.email@@`;
  return [
    caseWith('anonymous', 'POST', '/token?grant_type=password', { email, password: PASSWORD }),
    caseWith('anonymous', 'POST', '/token?grant_type=refresh_token', {
      refresh_token: '@@account.refresh@@',
    }),
    caseWith('anonymous', 'POST', '/verify', { type: 'recovery', email, token: '@@account.code@@' }),
    caseWith('anonymous', 'POST', '/signup', {
      email: stranger('new'),
      password: STRONG,
      data: { full_name: 'Noura' },
    }),
    caseWith('anonymous', 'POST', '/recover', { email }),
    caseWith('anonymous', 'POST', '/otp', { email, create_user: false }),
    caseWith('anonymous', 'POST', '/magiclink', { email }),
    caseWith('anonymous', 'POST', '/resend', { type: 'signup', email }),
    caseWith('account', 'GET', '/user', null),
    caseWith('account', 'PUT', '/user', { data: { full_name: 'Noura Salem' } }),
    caseWith('account', 'GET', '/reauthenticate', null),
    caseWith('account', 'POST', '/factors', { factor_type: 'totp', friendly_name: 'tablet' }),
    caseWith('account', 'POST', '/factors/@@factor.id@@/challenge', null),
    caseWith('account', 'POST', '/factors/@@factor.id@@/verify', {
      challenge_id: '@@challenge.id@@',
      code: '@@factor.code@@',
    }),
    caseWith('account', 'POST', '/logout?scope=others', null),
    caseWith('service', 'GET', '/admin/users', null),
    caseWith('service', 'POST', '/admin/users', {
      email: stranger('made'),
      password: STRONG,
      email_confirm: true,
    }),
    caseWith('service', 'GET', '/admin/users/@@user.id@@', null),
    caseWith('service', 'PUT', '/admin/users/@@user.id@@', { user_metadata: { full_name: 'Noura Salem' } }),
    caseWith('service', 'GET', '/admin/users/@@user.id@@/factors', null),
    caseWith('service', 'POST', '/invite', { email: stranger('guest') }),
    caseWith('service', 'POST', '/admin/generate_link', { type: 'magiclink', email }),
  ].map(given => ({ ...given, isValid: true }));
}

/** Data that people sign up with, or change, and that machines set, with poison somewhere in it. */
export const poisonedAuthCases: readonly Case[] = POISONS.flatMap((poison, n) =>
  [{ full_name: poison }, { [poison]: 1 }, { deep: [{ deeper: poison }] }].flatMap((data, m) => [
    caseWith('anonymous', 'POST', '/signup', {
      email: `poison-${n}-${m}-@@account.email@@`,
      password: STRONG,
      data,
    }),
    caseWith('account', 'PUT', '/user', { data }),
    caseWith('service', 'PUT', '/admin/users/@@user.id@@', { user_metadata: data, app_metadata: data }),
    caseWith('service', 'POST', '/invite', { email: `invited-${n}-${m}-@@account.email@@`, data }),
  ]),
);
