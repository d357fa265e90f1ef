import { useErrorTexts } from '#platform/use-error-texts.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { useMakeRecoveryCodes } from './use-recovery-codes.ts';

interface FirstRecoveryCodesProps {
  readonly making: ReturnType<typeof useMakeRecoveryCodes>;
  readonly onKept: () => void;
}

/** Those that come with a second factor that was just given: no other proof is asked for. */
export function FirstRecoveryCodes({ making, onKept }: FirstRecoveryCodesProps) {
  const errorTexts = useErrorTexts();
  if (making.data) return <RecoveryCodes codes={making.data.codes} onKept={onKept} />;
  if (making.error)
    return <LoadFailure {...errorTexts(making.error)} onRetry={() => making.mutate({ body: {} })} />;
  return <Skeleton rows={4} />;
}
