import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { givenIn } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import type { HistoryChoice } from './history-filters.ts';

/** All sessions that the view and the filters leave, for a spreadsheet (R103). */
export function ExportButton({ filters }: { readonly filters: HistoryChoice }) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const download = useDownload();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /api/sessions/export', { query: givenIn(filters) }),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return (
    <Button
      tone="secondary"
      isPending={isPending}
      pendingLabel={t('history.exporting')}
      onPress={() => mutate()}
    >
      {t('history.export')}
    </Button>
  );
}
