import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { InviteButton } from '#people/accounts/invite-button.tsx';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { adminDialogs } from '#people/admins/admin-dialogs.tsx';
import { AdminList } from '#people/admins/admin-list.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { DialogHost } from '#ui/dialog-host.tsx';
import { PeopleHeader } from './people-header.tsx';

/** The admins and their rights; whoever is no owner begins with what they may see. */
export function AdminPeople() {
  const { t } = useTranslation('admins');
  const { userProfile } = useAuth();
  if (!userProfile?.rights.includes('owner'))
    return <Navigate to={dashboardAddress('admin', 'people/outbox')} replace />;
  return (
    <>
      <PeopleHeader part="admins" note={t('note')} />
      <DialogHost of={peopleDialogs}>
        <DialogHost of={adminDialogs}>
          <div className="mt-7 mb-4 flex justify-end">
            <InviteButton of="admin" />
          </div>
          <AdminList />
        </DialogHost>
      </DialogHost>
    </>
  );
}
