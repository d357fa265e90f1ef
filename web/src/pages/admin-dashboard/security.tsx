import { useTranslation } from 'react-i18next';
import { SecurityEventList } from '#people/security-events/security-event-list.tsx';
import { PeopleHeader } from './people-header.tsx';

/** What happened to accounts and was tried on them. */
export function AdminSecurity() {
  const { t } = useTranslation('security-events');
  return (
    <>
      <PeopleHeader part="security" note={t('note')} />
      <div className="mt-7">
        <SecurityEventList />
      </div>
    </>
  );
}
