import type { AdminRight } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PEOPLE_PARTS, type PeoplePart } from '#shell/dashboard/nav-parts.ts';
import { PartLinks } from '#ui/part-links.tsx';

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
      <PartLinks
        label={title}
        parts={PEOPLE_PARTS.filter(({ right }) => rights.includes(right)).map(({ id, path }) => ({
          ...{ id, label: t(`parts.${id}`), to: dashboardAddress('admin', path) },
        }))}
        current={part}
      />
      <p className="mt-4 max-w-prose text-ink-soft">{note}</p>
    </>
  );
}
