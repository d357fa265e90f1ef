import type { AdminRight } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PEOPLE_PARTS, type PeoplePart } from '#shell/dashboard/nav-parts.ts';
import { PageLink } from '#ui/page-link.tsx';

interface PeopleHeaderProps {
  readonly part: PeoplePart;
  readonly note: string;
}

/** The heading of 'People and trust', and the way between its parts that the admin's rights open. */
export function PeopleHeader({ part, note }: PeopleHeaderProps) {
  const { t } = useTranslation(['admins', 'dashboard']);
  const rights: readonly AdminRight[] = useAuth().userProfile?.rights ?? [];
  const title = t('dashboard:places.admin.people');
  return (
    <>
      <PageHeader title={title} tab={t('tab', { part: t(`parts.${part}`), title })} />
      <nav aria-label={title} className="mt-5">
        <ul className="flex gap-6 overflow-x-auto border-b border-line">
          {PEOPLE_PARTS.filter(({ right }) => rights.includes(right)).map(({ id, path }) => (
            <li key={id} className="shrink-0">
              <PageLink
                to={dashboardAddress('admin', path)}
                aria-current={id === part ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft transition-colors duration-150 outline-offset-[-2px] hover:text-ink aria-[current]:border-teal aria-[current]:text-teal forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
              >
                {t(`parts.${id}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 max-w-prose text-ink-soft">{note}</p>
    </>
  );
}
