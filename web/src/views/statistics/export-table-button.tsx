import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import type { StatisticsTable } from '@bayan/domain/statistics/statistics-tables';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#platform/api/use-download.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

interface ExportTableButtonProps {
  readonly table: StatisticsTable;
  /** What the table is called. */
  readonly title: string;
  readonly asked: AskedStatistics;
}

/** One table for a spreadsheet (R958). */
export function ExportTableButton({ table, title, asked }: ExportTableButtonProps) {
  const { t } = useTranslation('statistics');
  const errorTexts = useErrorTexts();
  const download = useDownload();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /api/statistics/export', { query: { ...asked, table } }),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return (
    <Button
      tone="quiet"
      isPending={isPending}
      aria-label={t('actionOn', { action: t('export'), title })}
      onPress={() => mutate()}
    >
      {t('export')}
    </Button>
  );
}
