import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';

/** Who is signed in, as one of the two people of a series. */
export function useOwnPerson(): ChosenPerson | null {
  const { userProfile } = useAuth();
  if (!userProfile) return null;
  const { id, name, name_ar: nameAr, timezone } = userProfile;
  return { id, name, nameAr, timezone };
}
