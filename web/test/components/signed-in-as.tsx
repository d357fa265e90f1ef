import { ADMIN_RIGHTS, type Role } from '@bayan/domain/roles';
import type { AuthError } from '@supabase/auth-js';
import { type ReactNode, useMemo } from 'react';
import { type Auth, AuthContext } from '#platform/auth/auth-context.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { ViewerTimezoneProvider } from '#platform/viewer-timezone.ts';

export const people: Readonly<Record<Role, UserProfile>> = {
  tutor: person('tutor', 'Amelia Hart', 'أميليا هارت', 'Europe/London'),
  student: person('student', 'Noura Al-Otaibi', 'نورة العتيبي', 'Asia/Riyadh'),
  admin: person('admin', 'Huda Saleh', 'هدى صالح', 'Asia/Riyadh'),
};

function person(role: Role, name: string, nameAr: string, timezone: string): UserProfile {
  return {
    id: `00000000-0000-4000-8000-${role.padEnd(12, '0').replace(/[^0-9a-f]/g, '0')}`,
    name,
    name_ar: nameAr,
    email: `${role}@bayan.example`,
    role,
    rights: role === 'admin' ? ADMIN_RIGHTS : [],
    timezone,
    language: 'en',
    calendar: 'gregory',
    picture: null,
    standing: 'active',
  };
}

interface SignedInAsProps {
  readonly profile: UserProfile;
  readonly children: ReactNode;
}

const signIn = { data: { session: { access_token: 'a token' } } };
const mfa = { listFactors: async () => ({ data: { all: [] } }) };
/** What the sign-in service says to a change of one's own account. A test may have it say something else. */
export const ownAccount = {
  change: async (_change: object): Promise<{ readonly error: AuthError | null }> => ({ error: null }),
};
const client = {
  getSession: async () => signIn,
  refreshSession: async () => signIn,
  updateUser: (change: object) => ownAccount.change(change),
  mfa,
};

/** A sign-in that holds: what becomes of one that does not is tried with the real client. */
export function SignedInAs({ profile, children }: SignedInAsProps) {
  const auth = useMemo(
    () =>
      ({
        loading: false,
        session: signIn.data.session,
        userProfile: profile,
        problem: null,
        hasLeft: false,
        user: null,
        client: async () => client,
        recheck: async () => {},
        signOut: async () => {},
      }) as unknown as Auth,
    [profile],
  );
  return (
    <AuthContext value={auth}>
      <ViewerTimezoneProvider value={profile.timezone}>{children}</ViewerTimezoneProvider>
    </AuthContext>
  );
}
