import { Refusal } from '@bayan/domain/errors';
import type { Actor, Member } from '@bayan/domain/profiles/actor';
import { isMember } from '@bayan/domain/profiles/actor';
import type { Role } from '@bayan/domain/profiles/profile';

/** Who may call a route at all. Whose records they see there is the policy's and the repository's to decide. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'members'; readonly roles: readonly Role[] };

export const anyone = { kind: 'anyone' } as const;
/** Also people without a role and tutors who wait for approval. */
export const signedIn = { kind: 'signed-in' } as const;
export const members = (...roles: [Role, ...Role[]]) => ({ kind: 'members', roles }) as const;

export type ActorOf<A extends Access> = A extends { kind: 'members' }
  ? Member
  : A extends { kind: 'signed-in' }
    ? Actor
    : null;

export function admit<A extends Access>(access: A, actor: Actor | null): ActorOf<A> {
  return check(access, actor) as ActorOf<A>;
}

function check(access: Access, actor: Actor | null): Actor | null {
  if (access.kind === 'anyone') return null;
  if (actor === null) throw new Refusal('auth.required');
  if (access.kind === 'signed-in') return actor;
  if (!isMember(actor)) {
    throw new Refusal(actor.standing === 'awaiting-approval' ? 'access.awaiting-approval' : 'access.no-role');
  }
  if (!access.roles.includes(actor.role)) throw new Refusal('access.role');
  return actor;
}
