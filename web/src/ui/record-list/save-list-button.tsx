import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

interface SaveListButtonProps {
  /** Saves all that the filters leave, and not only what has come. */
  readonly onExport: () => Promise<void>;
}

export function SaveListButton({ onExport }: SaveListButtonProps) {
  const { t } = useTranslation('lists');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: onExport,
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return (
    <Button tone="secondary" isPending={isPending} pendingLabel={t('exporting')} onPress={() => mutate()}>
      {t('export')}
    </Button>
  );
}
