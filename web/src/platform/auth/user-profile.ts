import type { Language } from '@bayan/domain/language/language';
import type { AccountStatus } from '@bayan/domain/profiles/account-status';
import type { CALENDARS } from '@bayan/domain/profiles/calendars';
import type { AdminRight, Role } from '@bayan/domain/roles';
import { earlyOr } from '#platform/early-answers.ts';
import { ownProfilePath, profileAccept } from './own-profile-path.ts';

/** One's own row, as the data service of the sign-in protocol names its columns. */
export interface UserProfile {
  readonly id: string;
  readonly name: string;
  readonly name_ar: string | null;
  readonly email: string | null;
  readonly role: Role | null;
  /** None for anyone but an admin. */
  readonly rights: readonly AdminRight[];
  readonly timezone: string;
  readonly language: Language;
  readonly calendar: (typeof CALENDARS)[number];
  /** The address of the small picture. */
  readonly picture: string | null;
  readonly standing: AccountStatus;
}

/** Why somebody who is signed in does not get in. */
export type AccessProblem = 'account.deactivated' | 'access.second-factor' | 'auth.required' | 'unreachable';

export type ProfileAnswer =
  | { readonly profile: UserProfile; readonly problem: null }
  | { readonly profile: null; readonly problem: AccessProblem };

const refused = (problem: AccessProblem): ProfileAnswer => ({ profile: null, problem });

/** Always from the academy's own server, whoever runs the sign-in service. */
export async function readUserProfile(userId: string, accessToken: string): Promise<ProfileAnswer> {
  try {
    const path = ownProfilePath(userId);
    const headers = { accept: profileAccept, authorization: `Bearer ${accessToken}` };
    const response = await earlyOr(() => fetch(path, { headers }), path, accessToken);
    const body = await response.json();
    if (response.ok) return { profile: body, problem: null };
    console.error('The profile could not be read:', response.status, body.code);
    if (body.details === 'account.deactivated' || body.details === 'access.second-factor')
      return refused(body.details);
    return refused(response.status === 401 ? 'auth.required' : 'unreachable');
  } catch (error) {
    console.error('The profile could not be read:', error);
    return refused('unreachable');
  }
}
