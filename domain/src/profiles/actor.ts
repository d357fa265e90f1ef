import type { Language } from '#language/language.ts';
import type { AdminRight, Role } from '#roles.ts';
import type { AccountStatus } from './account-status.ts';

/** The signed-in person of a request. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role | null;
  /** None for anyone but an admin. */
  readonly rights: readonly AdminRight[];
  readonly standing: AccountStatus;
  readonly timezone: string;
  readonly language: Language;
}

/** An actor with a role and, if the academy requires it, with approval. */
export interface Member extends Actor {
  readonly role: Role;
  readonly standing: 'active';
}

export const isMember = (actor: Actor): actor is Member => actor.role !== null && actor.standing === 'active';

/** A tutor waits for approval only while the academy requires it. */
export function accountStatusOf(
  person: { role: Role | null; approved: boolean },
  approvalRequired: boolean,
): AccountStatus {
  if (person.role === null) return 'no-role';
  if (person.role === 'tutor' && approvalRequired && !person.approved) return 'awaiting-approval';
  return 'active';
}

/** Admins see everyone's data. They need a second factor if the academy requires it (R640). */
export const accountStatusBySignIn = (
  standing: AccountStatus,
  role: Role | null,
  secondFactor: { readonly isAsked: boolean; readonly isGiven: boolean },
): AccountStatus =>
  standing === 'active' && role === 'admin' && secondFactor.isAsked && !secondFactor.isGiven
    ? 'awaiting-second-factor'
    : standing;
