import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnService } from '#platform/auth/use-own-service.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { FactorList } from './factor-list.tsx';
import { FirstRecoveryCodes } from './first-recovery-codes.tsx';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { useFactors, useLookAgain } from './use-factors.ts';
import { useMakeRecoveryCodes } from './use-recovery-codes.ts';

type Step = 'list' | 'add' | 'first-codes' | 'new-codes';

/** The second factors of an account: which there are, one more, one less (R63, R64), and the codes for when it is lost. */
export function FactorsDialog({ onClose }: SecurityDialogProps) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const { data: factors, error, refetch } = useFactors();
  const lookAgain = useLookAgain();
  const making = useMakeRecoveryCodes();
  // A hosted service knows none (R644).
  const hasRecoveryCodes = useOwnService();
  const [step, setStep] = useState<Step>('list');
  const inUse = factors?.filter(({ status }) => status === 'verified') ?? [];

  const toList = () => {
    setStep('list');
    void lookAgain();
  };
  const onAdded = () => {
    if (inUse.length > 0 || !hasRecoveryCodes) return toList();
    making.mutate({ body: {} });
    setStep('first-codes');
  };

  return (
    <Dialog title={t('factors.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error && !factors && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!error && !factors && <Skeleton rows={1} />}
      {factors && step === 'add' && (
        <EnrolFactor
          names={factors.map(({ friendly_name }) => friendly_name ?? '')}
          onAdded={onAdded}
          onCancel={toList}
        />
      )}
      {step === 'first-codes' && <FirstRecoveryCodes making={making} onKept={toList} />}
      {step === 'new-codes' && <RenewRecoveryCodes onDone={toList} />}
      {factors && step === 'list' && (
        <div className="flex flex-col gap-5">
          {inUse.length === 0 ? <Alert>{t('factors.empty')}</Alert> : <FactorList factors={inUse} />}
          <div>
            <Button onPress={() => setStep('add')}>{t('factors.add')}</Button>
          </div>
          {inUse.length > 0 && hasRecoveryCodes && <RecoveryCodesLeft onRenew={() => setStep('new-codes')} />}
        </div>
      )}
    </Dialog>
  );
}
