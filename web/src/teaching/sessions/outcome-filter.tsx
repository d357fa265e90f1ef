import { SESSION_OUTCOMES, type SessionOutcome } from '@bayan/domain/sessions/session-outcome';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { type HistoryFilters, withOutcome } from './history-filters.ts';

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

interface OutcomeFilterProps {
  readonly chosen: SessionOutcome | null;
  readonly onChange: (change: Partial<HistoryFilters>) => void;
}

/** Narrows a list to how its sessions ended, in the words of the badge (R491). */
export function OutcomeFilter({ chosen, onChange }: OutcomeFilterProps) {
  const { t } = useTranslation('sessions');
  const wordsOf = (id: SessionOutcome) =>
    id === 'taught' || id === 'cut-short' ? t(`cancel.outcomes.${id}`) : t(`outcome.${id}`);
  return (
    <Select
      name="outcome"
      label={t('history.filters.outcome')}
      value={chosen ?? ANY}
      options={[
        { id: ANY, label: t('history.filters.any.outcome') },
        ...SESSION_OUTCOMES.map(id => ({ id, label: wordsOf(id) })),
      ]}
      onChange={id => onChange(withOutcome(SESSION_OUTCOMES.find(one => one === id) ?? null))}
    />
  );
}
