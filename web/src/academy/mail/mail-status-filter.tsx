import { MAIL_STATUSES } from '@bayan/domain/mail/mail-status';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import type { OutboxFilters } from './outbox-filters.ts';

interface MailStatusFilterProps {
  readonly status: OutboxFilters['status'];
  readonly onChange: (change: Pick<OutboxFilters, 'status'>) => void;
}

/** Stands for every status: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

export function MailStatusFilter({ status, onChange }: MailStatusFilterProps) {
  const { t } = useTranslation('mail');
  return (
    <Select
      name="status"
      label={t('columns.status')}
      value={status ?? ANY}
      options={[
        { id: ANY, label: t('anyStatus') },
        ...MAIL_STATUSES.map(id => ({ id, label: t(`status.${id}`) })),
      ]}
      onChange={id => onChange({ status: MAIL_STATUSES.find(offered => offered === id) ?? null })}
    />
  );
}
