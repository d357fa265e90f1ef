import { useTranslation } from 'react-i18next';
import { OutboxList } from '#academy/mail/outbox-list.tsx';
import { PeopleHeader } from './people-header.tsx';

/** The mails of the academy and what became of them. */
export function AdminOutbox() {
  const { t } = useTranslation('mail');
  return (
    <>
      <PeopleHeader part="outbox" note={t('note')} />
      <div className="mt-7">
        <OutboxList />
      </div>
    </>
  );
}
