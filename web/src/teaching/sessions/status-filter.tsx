import { fitsStatus, SESSION_OUTCOMES } from '@bayan/domain/sessions/session-outcome';
import { SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import type { HistoryFilters } from './history-filters.ts';

type Chosen = Pick<HistoryFilters, 'status' | 'outcome' | 'notes' | 'toClose'>;

const ALL: Chosen = { status: null, outcome: null, notes: null, toClose: null };
/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = { id: 'any', change: ALL } as const;
const TO_CLOSE = { id: 'to-close', change: { ...ALL, toClose: 'true' } } as const;
const WITHOUT_NOTES = {
  id: 'without-notes',
  change: { ...ALL, status: 'completed', notes: 'missing' },
} as const;
/** After each status what narrows it: without notes (R735), how it ended (R491). */
const CHOICES = [
  ANY,
  TO_CLOSE,
  ...SESSION_STATUSES.flatMap(status => [
    { id: status, change: { ...ALL, status } } as const,
    ...(status === 'completed' ? [WITHOUT_NOTES] : []),
    ...SESSION_OUTCOMES.filter(outcome => fitsStatus(outcome, status)).map(
      outcome => ({ id: outcome, change: { ...ALL, status, outcome } }) as const,
    ),
  ]),
];
type ChoiceId = (typeof CHOICES)[number]['id'];

function chosenOf({ status, outcome, notes, toClose }: Chosen): ChoiceId {
  if (toClose) return TO_CLOSE.id;
  if (notes && !outcome) return WITHOUT_NOTES.id;
  return outcome ?? status ?? ANY.id;
}

interface StatusFilterProps {
  readonly filters: Chosen;
  readonly onChange: (change: Chosen) => void;
}

/** Narrows a list of sessions to a status, or to a part of one, in a single choice. */
export function StatusFilter({ filters, onChange }: StatusFilterProps) {
  const { t } = useTranslation('sessions');
  const words = (id: ChoiceId): string => {
    switch (id) {
      case 'any':
        return t('history.filters.any.status');
      case 'to-close':
        return t('status.toClose');
      case 'without-notes':
        return t('history.filters.withoutNotes');
      case 'scheduled':
      case 'in-progress':
      case 'completed':
      case 'cancelled':
        return t(`status.${id}`);
      case 'taught':
      case 'cut-short':
        return t(`cancel.outcomes.${id}`);
      default:
        return t(`outcome.${id}`);
    }
  };
  return (
    <Select
      name="status"
      label={t('history.filters.status')}
      value={chosenOf(filters)}
      options={CHOICES.map(({ id }) => ({ id, label: words(id) }))}
      onChange={id => onChange(CHOICES.find(choice => choice.id === id)?.change ?? ALL)}
    />
  );
}
