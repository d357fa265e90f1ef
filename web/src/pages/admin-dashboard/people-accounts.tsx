import { useTranslation } from 'react-i18next';
import { AccountsWithoutRole } from '#people/accounts/accounts-without-role.tsx';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { PeopleHeader } from './people-header.tsx';

/** The accounts that have signed up and wait for a role. */
export function AdminAccounts() {
  const { t } = useTranslation('people');
  return (
    <>
      <PeopleHeader part="accounts" note={t('accounts.note')} />
      <div className="mt-7">
        <DialogHost of={peopleDialogs}>
          <AccountsWithoutRole />
        </DialogHost>
      </div>
    </>
  );
}
