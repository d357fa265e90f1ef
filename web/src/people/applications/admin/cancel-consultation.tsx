import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import { useCancelConsultation } from './use-applications.ts';
import { useChangeProblem } from './use-change-problem.ts';

interface CancelConsultationProps {
  readonly application: Application;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CancelConsultation({ application, isOpen, onClose }: CancelConsultationProps) {
  const { t } = useTranslation('applications');
  const sayProblem = useChangeProblem();
  const { mutate, isPending } = useCancelConsultation();
  const { id, version, email } = application;
  const cancel = () =>
    mutate(
      { params: { id }, version },
      {
        onSuccess: () =>
          showToast({
            title: t('consultation.cancelled'),
            text: t('consultation.cancelledText'),
            tone: 'success',
          }),
        onError: sayProblem,
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      isOpen={isOpen}
      title={t('consultation.cancelTitle')}
      text={t('consultation.cancelText', { email })}
      confirmLabel={t('consultation.cancel')}
      isDanger
      isPending={isPending}
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}
