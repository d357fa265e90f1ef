import { RECOVERY_CODES } from '@bayan/domain/auth/recovery-codes';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

const FEW = 3;

/** How many there are for the day the phone is lost, and the way to new ones. */
export function RecoveryCodesLeft({ onRenew }: { readonly onRenew: () => void }) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useRecoveryCodes();
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={1} />;
  const { left } = data;
  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 id="recovery-codes" className="font-semibold">
        {t('recovery.title')}
      </h3>
      <p className="text-sm text-ink-soft">{t('recovery.note')}</p>
      {left <= FEW ? (
        <Alert tone="accent">{t('recovery.left', { count: left, total: RECOVERY_CODES })}</Alert>
      ) : (
        <p>{t('recovery.left', { count: left, total: RECOVERY_CODES })}</p>
      )}
      <div>
        <Button tone="secondary" onPress={onRenew}>
          {t(left === 0 ? 'recovery.make' : 'recovery.renew')}
        </Button>
      </div>
    </section>
  );
}
