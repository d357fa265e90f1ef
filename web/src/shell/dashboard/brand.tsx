import type { Role } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Mark } from '#ui/mark.tsx';
import { PageLink } from '#ui/page-link.tsx';

export function Brand({ role }: { readonly role: Role }) {
  const { t } = useTranslation('dashboard');
  return (
    <PageLink to={paths.landing} className="flex min-h-11 items-center gap-3 px-2">
      <Mark className="size-9 shrink-0" />
      <span className="leading-heading">
        <span className="block font-semibold">{useSiteName(useLanguage())}</span>
        <span className="text-sm text-ink-soft">{t(`roles.${role}`)}</span>
      </span>
    </PageLink>
  );
}
