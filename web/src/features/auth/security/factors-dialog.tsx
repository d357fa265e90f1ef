import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../../platform/use-error-texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { FactorList } from './factor-list.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { useFactors, useLookAgain } from './use-factors.ts';

/** The second factors of an account: which there are, one more, one less (R63, R64). */
export function FactorsDialog({ onClose }: SecurityDialogProps) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const { data: factors, error, refetch } = useFactors();
  const lookAgain = useLookAgain();
  const [isAdding, setAdding] = useState(false);
  const inUse = factors?.filter(({ status }) => status === 'verified') ?? [];
  return (
    <Dialog title={t('factors.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error && !factors && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!error && !factors && <Skeleton rows={1} />}
      {factors && isAdding && (
        <EnrolFactor
          names={factors.map(({ friendly_name }) => friendly_name ?? '')}
          onDone={() => {
            setAdding(false);
            void lookAgain();
          }}
        />
      )}
      {factors && !isAdding && (
        <div className="flex flex-col gap-5">
          {inUse.length === 0 ? <Alert>{t('factors.empty')}</Alert> : <FactorList factors={inUse} />}
          <div>
            <Button onPress={() => setAdding(true)}>{t('factors.add')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
