import { useTranslation } from 'react-i18next';
import { givenIn, isFiltered } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { type AuditFilters, noFilters } from './audit-filters.ts';
import { AUDIT_NOUNS, useNounName } from './use-noun-name.ts';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly onChange: (change: Partial<AuditFilters>) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';
const CHOSEN_IN_LIST = ['actor', 'target', 'action'] as const;

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation('audit');
  const nounName = useNounName();
  const errorTexts = useErrorTexts();
  const download = useDownload();
  const narrowedTo = CHOSEN_IN_LIST.filter(name => filters[name] !== null);

  const save = () =>
    download('GET /api/audit/export', { query: givenIn(filters) }).catch((error: Error) =>
      showToast({ ...errorTexts(error), tone: 'danger' }),
    );

  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="min-w-52 grow sm:max-w-72">
        <Select
          name="noun"
          label={t('filters.noun')}
          value={filters.noun ?? ANY}
          options={[
            { id: ANY, label: t('filters.any') },
            ...AUDIT_NOUNS.map(id => ({ id, label: nounName(id) })),
          ]}
          onChange={id => onChange({ noun: id === ANY ? null : id })}
        />
      </div>
      <DateField
        name="from"
        label={t('filters.from')}
        value={filters.from}
        onChange={from => onChange({ from })}
      />
      <DateField name="to" label={t('filters.to')} value={filters.to} onChange={to => onChange({ to })} />
      <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
        {t('filters.clear')}
      </Button>
      <Button tone="secondary" onPress={save}>
        {t('export')}
      </Button>
      {narrowedTo.length > 0 && (
        <p className="basis-full text-sm text-ink-soft">
          {narrowedTo.map(name => (
            <span key={name} className="me-4">
              {t(`filters.${name}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
