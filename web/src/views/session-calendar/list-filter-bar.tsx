import { SESSION_PERIODS } from '@bayan/domain/sessions/session-period';
import { SESSION_VIEWS } from '@bayan/domain/sessions/session-view';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { inView, viewIn, withViewFor } from '#teaching/sessions/history-filters.ts';
import { StatusFilter } from '#teaching/sessions/status-filter.tsx';
import { Select } from '#ui/select.tsx';
import type { ListChoice } from './list-filters.ts';

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

interface ListFilterBarProps {
  readonly choice: ListChoice;
  readonly onChange: (change: Partial<ListChoice>) => void;
}

export function ListFilterBar({ choice, onChange }: ListFilterBarProps) {
  const { t } = useTranslation(['session-calendar', 'sessions', 'names']);
  const view = viewIn(choice);
  const periods = view === 'to-come' ? 'periodsToCome' : 'periods';
  return (
    <>
      <Select
        name="view"
        label={t('list.when')}
        value={view}
        options={SESSION_VIEWS.map(id => ({ id, label: t(`sessions:history.views.${id}`) }))}
        onChange={id => onChange(inView(id, choice))}
      />
      <StatusFilter filters={choice} onChange={change => onChange(withViewFor(change, choice))} />
      <Select
        name="subject"
        label={t('sessions:history.filters.subject')}
        value={choice.subject ?? ANY}
        options={[
          { id: ANY, label: t('sessions:history.filters.any.subject') },
          ...OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) })),
        ]}
        onChange={id => onChange({ subject: OFFERED_SUBJECTS.find(one => one === id) ?? null })}
      />
      <Select
        name="period"
        label={t('sessions:history.filters.period')}
        value={choice.period ?? ANY}
        options={[
          { id: ANY, label: t('sessions:history.filters.any.period') },
          ...SESSION_PERIODS.map(id => ({ id, label: t(`sessions:history.filters.${periods}.${id}`) })),
        ]}
        onChange={id => onChange({ period: SESSION_PERIODS.find(one => one === id) ?? null })}
      />
    </>
  );
}
