import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Publishes a resource for all tutors, or keeps it for its owner and the admins (R930). */
export function VisibilityButton({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const { id, version, title, isPublic } = resource;
  const { mutate, isPending } = useChange('PATCH /api/resources/{id}', {
    onSuccess: changed => {
      const told = changed.isPublic ? 'published' : 'madePrivate';
      showToast({ title: t(`${told}.title`), text: t(`${told}.text`), tone: 'success' });
    },
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  const action = t(isPublic ? 'makePrivate' : 'publish');
  return (
    <Button
      tone="quiet"
      aria-label={t('actionOn', { action, title })}
      isPending={isPending}
      onPress={() => mutate({ params: { id }, body: { isPublic: !isPublic }, version })}
    >
      {action}
    </Button>
  );
}
