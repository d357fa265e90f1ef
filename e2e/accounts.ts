import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@bayan/domain/roles';
import { inject } from 'vitest';

const baseUrl = inject('baseUrl');
const samplePassword = 'Falcon-Lantern-42';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** People of the sample academy. */
export const sample = (name: 'admin' | 'tutor' | 'student') => ({
  email: `${name}@bayan.example`,
  password: samplePassword,
});

interface Call {
  readonly token: string;
  readonly body?: unknown;
  /** As it is, in the place of a body. */
  readonly file?: string;
  readonly version?: number;
  /** Where the caller is, as the proxy before the product says it. */
  readonly address?: string;
}

/** Asks the product as a program does, and expects it to agree. */
export async function ask<T>(
  method: string,
  path: string,
  { token, body, file, version, address }: Call,
): Promise<T> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: file ?? (body === undefined ? null : JSON.stringify(body)),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Everybody comes from a place of their own: hundreds do within minutes, and limits count by the place. */
export const somewhere = () => `10.${[...randomBytes(3)].join('.')}`;

/** What the sign-in service gives to whoever knows the password. */
export const signInOf = ({ email, password }: Pick<Account, 'email' | 'password'>) =>
  ask<{ access_token: string; refresh_token: string }>('POST', '/auth/v1/token?grant_type=password', {
    token: 'none',
    body: { email, password },
    address: somewhere(),
  });

export const tokenOf = async (account: Pick<Account, 'email' | 'password'>) =>
  (await signInOf(account)).access_token;

/** Has the link of a recovery mailed. */
export const requestRecovery = (email: string) =>
  ask('POST', '/auth/v1/recover', { token: 'none', body: { email }, address: somewhere() });

let adminToken: Promise<string> | undefined;
export const asAdmin = () => {
  adminToken ??= tokenOf(sample('admin'));
  return adminToken;
};

interface Person {
  readonly profile: { readonly version: number };
  readonly standing: string;
}
const personOf = async (id: string) => ask<Person>('GET', `/api/profiles/${id}`, { token: await asAdmin() });

async function change(id: string, method: string, what: string, body?: unknown): Promise<void> {
  const { version } = (await personOf(id)).profile;
  await ask(method, `/api/profiles/${id}/${what}`, { token: await asAdmin(), version, body });
}

export const setRole = (id: string, role: Role | null) => change(id, 'PUT', 'role', { role });
export const deactivate = (id: string) => change(id, 'PUT', 'active', { isActive: false });
export const approve = (id: string) => change(id, 'POST', 'approval');

/** Somebody of one's own for a test, so that no test is in another's way. */
export async function newAccount(role: Role | null, name = 'Layla Hassan'): Promise<Account> {
  const account = { email: `${randomUUID()}@family.example`, password: 'Quiet-Harbour-77-Lamps' };
  const body = { ...account, email_confirm: true, user_metadata: { full_name: name } };
  const { id } = await ask<{ id: string }>('POST', '/auth/v1/admin/users', {
    token: inject('serviceToken'),
    body,
  });
  if (role) await setRole(id, role);
  return { id, ...account };
}

/** Their clock from now on, for all times that are shown to them. */
export async function liveIn(who: Account, timezone: string): Promise<void> {
  const token = await tokenOf(who);
  const { profile } = await ask<Person>('GET', '/api/me', { token });
  await ask('PATCH', '/api/me', { token, version: profile.version, body: { profile: { timezone } } });
}

export async function invite(email: string, language: 'en' | 'ar'): Promise<void> {
  const body = { email, name: 'Layla Hassan', role: 'student', language };
  await ask('POST', '/api/profiles/invitations', { token: await asAdmin(), body });
}
