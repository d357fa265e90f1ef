import { SECURITY_EVENT_KINDS } from '@bayan/domain/security-events/security-event-kind';
import { useTranslation } from 'react-i18next';
import { PersonFinder } from '#people/profiles/person-finder.tsx';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { noFilters, type SecurityEventFilters } from './security-event-filters.ts';

interface SecurityEventFilterBarProps {
  readonly filters: SecurityEventFilters;
  readonly onChange: (change: Partial<SecurityEventFilters>) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

export function SecurityEventFilterBar({ filters, onChange }: SecurityEventFilterBarProps) {
  const { t } = useTranslation('security-events');
  return (
    <>
      <PersonFinder label={t('search')} onChoose={({ id }) => onChange({ person: id })} />
      <Select
        name="kind"
        label={t('filters.kind')}
        value={filters.kind ?? ANY}
        options={[
          { id: ANY, label: t('filters.any') },
          ...SECURITY_EVENT_KINDS.map(id => ({ id, label: t(`kinds.${id}`) })),
        ]}
        onChange={id => onChange({ kind: SECURITY_EVENT_KINDS.find(kind => kind === id) ?? null })}
      />
      <div>
        <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </div>
      {filters.person && <p className="col-span-full text-sm text-ink-soft">{t('filters.person')}</p>}
    </>
  );
}
