import type { Person } from '@bayan/domain/profiles/person';
import { useLanguage } from '../../platform/i18n.ts';
import { nameOf } from '../../platform/person-name.ts';
import { Avatar } from '../../ui/avatar.tsx';

export function ProfilePicture({ person: { profile } }: { readonly person: Person }) {
  return <Avatar name={nameOf(profile, useLanguage())} size="large" />;
}
