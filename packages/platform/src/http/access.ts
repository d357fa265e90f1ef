import type { Caller } from '@bayan/domain/contract/contract';
import { type ErrorCode, Refusal } from '@bayan/domain/errors';
import type { AccountStatus } from '@bayan/domain/profiles/account-status';
import type { Actor, Member } from '@bayan/domain/profiles/actor';
import { isMember } from '@bayan/domain/profiles/actor';
import { ADMIN_RIGHTS, type AdminRight } from '@bayan/domain/roles';

/** Who may call a route at all. Whose records they see there is the policy's and the repository's to decide. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'before-second-factor' }
  | { readonly kind: 'members'; readonly callers: readonly Caller[] };

export const anyone = { kind: 'anyone' } as const;
/** Also people without a role, tutors who wait for approval and administrators without a second factor (R640). */
export const signedIn = { kind: 'signed-in' } as const;
/** Also those who have a second factor and have yet to give it (R63). */
export const beforeSecondFactor = { kind: 'before-second-factor' } as const;
export const members = (...callers: [Caller, ...Caller[]]) => ({ kind: 'members', callers }) as const;

export type ActorOf<A extends Access> = A extends { kind: 'members' }
  ? Member
  : A extends { kind: 'signed-in' | 'before-second-factor' }
    ? Actor
    : null;

/** A member without a role is none. */
const REFUSED_FOR = {
  active: 'access.no-role',
  'no-role': 'access.no-role',
  'awaiting-approval': 'access.awaiting-approval',
  'awaiting-second-factor': 'access.second-factor-required',
} as const satisfies Record<AccountStatus, ErrorCode>;

export function admit<A extends Access>(access: A, actor: Actor | null): ActorOf<A> {
  return check(access, actor) as ActorOf<A>;
}

function check(access: Access, actor: Actor | null): Actor | null {
  if (access.kind === 'anyone') return null;
  if (actor === null) throw new Refusal('auth.required');
  if (access.kind === 'signed-in' || access.kind === 'before-second-factor') return actor;
  if (!isMember(actor)) throw new Refusal(REFUSED_FOR[actor.standing]);
  if (access.callers.includes(actor.role)) return actor;
  const rights = rightsAmong(access.callers);
  if (actor.role !== 'admin' || rights.length === 0) throw new Refusal('access.role');
  if (!rights.some(right => actor.rights.includes(right))) throw new Refusal(withoutRight(rights));
  return actor;
}

export const rightsAmong = (callers: readonly Caller[]): AdminRight[] =>
  ADMIN_RIGHTS.filter(right => callers.includes(right));

/** Safeguarding is not even said to be there (R802). */
export const withoutRight = (rights: readonly AdminRight[]): ErrorCode =>
  rights.every(right => right === 'safeguarding') ? 'not-found' : 'access.right';
