import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#platform/api/use-download.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

interface ExportStatementButtonProps {
  readonly personId: string;
  readonly month: string;
}

/** A statement for a spreadsheet (R796). */
export function ExportStatementButton({ personId, month }: ExportStatementButtonProps) {
  const { t } = useTranslation('statements');
  const errorTexts = useErrorTexts();
  const download = useDownload();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download('GET /api/statements/{id}/export', { params: { id: personId }, query: { month } }),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return (
    <Button tone="secondary" isPending={isPending} onPress={() => mutate()}>
      {t('export')}
    </Button>
  );
}
