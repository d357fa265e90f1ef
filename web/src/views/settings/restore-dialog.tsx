import type { SettingsVersion } from '@bayan/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useRestoreSettings } from './use-settings.ts';

interface RestoreDialogProps {
  readonly version: SettingsVersion;
  readonly present: AnswerOf<'GET /api/settings'>;
  readonly onClose: () => void;
}

/** What going back to a version will do. It becomes a new version: nothing is lost (R901). */
export function RestoreDialog({ version: kept, present, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('academy-settings');
  const errorTexts = useErrorTexts();
  const { mutate, isPending, error } = useRestoreSettings();
  const number = kept.version;
  return (
    <ReviewDialog
      title={t('versions.restoreThis', { number })}
      confirmLabel={t('versions.restore')}
      before={present}
      change={kept.settings}
      isPending={isPending}
      problem={error && errorTexts(error)}
      onConfirm={() =>
        mutate(
          { params: { id: kept.id }, version: present.version },
          {
            onSuccess: () => {
              onClose();
              showToast({
                title: t('versions.restored.title'),
                text: t('versions.restored.text', { number }),
                tone: 'success',
              });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
