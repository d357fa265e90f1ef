import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { Selection } from './use-selection.ts';

/** What can be done with several rows at once. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly onPress: (rows: readonly Row[]) => void;
}

interface SelectionBarProps<Row> {
  readonly selection: Selection;
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
}

export function SelectionBar<Row>({ selection, rows, actions }: SelectionBarProps<Row>) {
  const { t } = useTranslation('lists');
  return (
    <div
      data-over-page
      className="sticky bottom-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper px-4 py-2 shadow-lift lg:bottom-4"
    >
      <p aria-live="polite" className="me-auto text-sm font-semibold">
        {t('selected', { count: rows.length })}
      </p>
      {actions.map(({ id, label, onPress }) => (
        <Button key={id} tone="secondary" onPress={() => onPress(rows)}>
          {label}
        </Button>
      ))}
      <Button tone="quiet" onPress={selection.clear}>
        {t('clear')}
      </Button>
    </div>
  );
}
