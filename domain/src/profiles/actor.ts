import type { Language } from '#language/language.ts';
import type { Role } from '#roles.ts';
import type { AccountStatus } from './account-status.ts';

/** The signed-in person of a request. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role | null;
  readonly standing: AccountStatus;
  readonly timezone: string;
  readonly language: Language;
}

/** An actor whom the academy has given a role and, where it asks for it, approved. */
export interface Member extends Actor {
  readonly role: Role;
  readonly standing: 'active';
}

export const isMember = (actor: Actor): actor is Member => actor.role !== null && actor.standing === 'active';

/** A tutor waits for approval only while the academy asks for it. */
export function accountStatusOf(
  person: { role: Role | null; approved: boolean },
  approvalRequired: boolean,
): AccountStatus {
  if (person.role === null) return 'no-role';
  if (person.role === 'tutor' && approvalRequired && !person.approved) return 'awaiting-approval';
  return 'active';
}

/** Whoever sees everybody's data comes in only with a second factor, where the academy asks for it (R640). */
export const standingBySignIn = (
  standing: AccountStatus,
  role: Role | null,
  secondFactor: { readonly isAsked: boolean; readonly isGiven: boolean },
): AccountStatus =>
  standing === 'active' && role === 'admin' && secondFactor.isAsked && !secondFactor.isGiven
    ? 'awaiting-second-factor'
    : standing;
