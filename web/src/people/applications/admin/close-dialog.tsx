import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { CLOSE_REASONS, type CloseReason } from '@bayan/domain/applications/application-stage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApplicationVersions } from './use-application-versions.ts';
import { useMoveApplication } from './use-applications.ts';
import { useProblemTexts } from './use-change-problem.ts';
import { useReopen } from './use-reopen.ts';

interface CloseDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Says whose application is closed and what that does, closes it, and offers to take it back (R821). */
export function CloseDialog({ application, onClose }: CloseDialogProps) {
  const { id, name, stage, email } = application;
  const { t } = useTranslation(['applications', 'errors']);
  const problemTexts = useProblemTexts();
  const reopening = useReopen();
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMoveApplication();
  const { onRefused, versionsFor } = useApplicationVersions(application);
  const save = (version: number) => {
    setChecked(true);
    if (reason === null || isPending) return;
    mutate(
      { params: { id }, body: { stage: 'closed', reason }, version },
      {
        onSuccess: closed => {
          showToast({
            title: t('close.done'),
            text: t('close.doneText'),
            tone: 'success',
            action: reopening([closed]),
          });
          onClose();
        },
        onError: refused => void onRefused(refused, { stage: 'closed' }),
      },
    );
  };
  return (
    <EditDialog
      title={t('close.title', { name })}
      saveLabel={t('close.button')}
      isPending={isPending}
      problem={error && problemTexts(error)}
      draft={null}
      versions={versionsFor(save, onClose)}
      onSave={() => save(application.version)}
      onClose={onClose}
    >
      <p>{t('close.text')}</p>
      {stage === 'consultation' && email && <p>{t('close.consultation', { email })}</p>}
      <RadioGroup
        name="reason"
        label={t('close.reason')}
        options={CLOSE_REASONS.map(option => ({ id: option, label: t(`reasons.${option}`) }))}
        value={reason}
        onChange={setReason}
        error={isChecked && reason === null ? t('errors:field.required') : undefined}
        isRequired
      />
    </EditDialog>
  );
}
