import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useSessionOptions } from '#teaching/sessions/use-session-options.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FamilyCancelForm } from './family-cancel-form.tsx';
import { RequestDialog } from './request-dialog.tsx';

interface FamilyCancelDialogProps {
  readonly session: Session;
  /** Whether a request of the family waits for its answer. */
  readonly isAskedAbout: boolean;
  readonly onClose: () => void;
}

/** A family cancels a lesson by itself, or asks for it where the academy keeps that to itself (R113, R513). */
export function FamilyCancelDialog({ session, isAskedAbout, onClose }: FamilyCancelDialogProps) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const { data: options, error, refetch } = useSessionOptions(session);
  if (options?.selfService === false)
    return <RequestDialog kind="cancel" session={session} onClose={onClose} />;
  if (options)
    return (
      <FamilyCancelForm
        session={session}
        freeUntil={new Date(options.freeUntil)}
        isAskedAbout={isAskedAbout}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('own.cancel.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error ? <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} /> : <Skeleton rows={3} />}
    </Dialog>
  );
}
