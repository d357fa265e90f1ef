import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { InviteButton } from '#people/accounts/invite-button.tsx';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { PeopleList } from '#people/accounts/people-list.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** All people of a role, and a way to invite another. */
export function PeoplePage({ of: role }: { readonly of: 'student' | 'tutor' }) {
  const { t } = useTranslation(['people', 'dashboard', 'imports']);
  return (
    <DialogHost of={peopleDialogs}>
      <div className="mb-7 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t(`dashboard:places.admin.${role}s`)} note={t(`note.${role}`)} />
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="secondary" to={dashboardAddress('admin', `import?kind=${role}s`)}>
            {t('imports:open')}
          </LinkButton>
          <InviteButton of={role} />
        </div>
      </div>
      <PeopleList role={role} addressOf={id => dashboardAddress('admin', `${role}s/${id}`)} />
    </DialogHost>
  );
}
