import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { LanguageSwitch } from '#shell/language-switch.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { signOutIcon } from '#ui/icons/room-icons.ts';

/** Who is signed in, and the way out. */
export function AccountCard({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('dashboard');
  const { signOut } = useAuth();
  const name = nameOf(profile, useLanguage());
  return (
    <div className="mt-auto border-t border-line pt-4">
      <div className="flex items-center gap-3 px-2">
        <Avatar name={name} picture={profile.picture} />
        <div className="min-w-0">
          <p className="truncate">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-ink-soft">
            <bdi dir="ltr">{profile.email}</bdi>
          </p>
        </div>
      </div>
      {/* Where the words of a language need the width, the switch stands below them. */}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div className="grow whitespace-nowrap">
          <Button tone="secondary" isWide onPress={() => void signOut()}>
            <Icon drawing={signOutIcon} />
            {t('logout')}
          </Button>
        </div>
        <LanguageSwitch />
      </div>
    </div>
  );
}
