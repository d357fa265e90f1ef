import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#platform/api/use-download.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** One lesson as a file that calendar programs take in (R407). */
export function AddToCalendar({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation('calendar');
  const errorTexts = useErrorTexts();
  const download = useDownload();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /api/sessions/{id}/calendar', { params: { id: sessionId } }),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return (
    <Button tone="quiet" isPending={isPending} onPress={() => mutate()}>
      {t('add')}
    </Button>
  );
}
