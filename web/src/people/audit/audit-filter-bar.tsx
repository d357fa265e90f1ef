import { useTranslation } from 'react-i18next';
import { PersonFinder } from '#people/profiles/person-finder.tsx';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
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
  const narrowedTo = CHOSEN_IN_LIST.filter(name => filters[name] !== null);
  return (
    <>
      <PersonFinder label={t('search')} onChoose={({ id }) => onChange({ actor: id })} />
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
      <DateField
        name="from"
        label={t('filters.from')}
        value={filters.from}
        onChange={from => onChange({ from })}
      />
      <DateField name="to" label={t('filters.to')} value={filters.to} onChange={to => onChange({ to })} />
      <div>
        <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </div>
      {narrowedTo.length > 0 && (
        <p className="col-span-full flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {narrowedTo.map(name => (
            <span key={name}>{t(`filters.${name}`)}</span>
          ))}
        </p>
      )}
    </>
  );
}
