import { useTranslation } from 'react-i18next';
import { AuditList } from '#people/audit/audit-list.tsx';
import { PeopleHeader } from './people-header.tsx';

/** Who changed what. */
export function AdminAudit() {
  const { t } = useTranslation('audit');
  return (
    <>
      <PeopleHeader part="audit" note={t('note')} />
      <div className="mt-7">
        <AuditList />
      </div>
    </>
  );
}
