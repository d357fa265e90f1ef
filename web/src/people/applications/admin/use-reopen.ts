import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import type { ToastAction } from '#ui/toast.tsx';
import { useMoveApplication } from './use-applications.ts';
import { useChangeProblem } from './use-change-problem.ts';

type Closed = Pick<ApplicationSummary, 'id' | 'version'>;

/** What takes the closing of these applications back, offered for a while (R821). */
export function useReopen(): (closed: readonly Closed[]) => ToastAction {
  const { t } = useTranslation('applications');
  const sayProblem = useChangeProblem();
  const { mutateAsync } = useMoveApplication();
  async function reopen(closed: readonly Closed[]) {
    for (const { id, version } of closed)
      await mutateAsync({ params: { id }, body: { stage: 'contacted' }, version }).catch(sayProblem);
  }
  return closed => ({
    label: t('close.undo'),
    forMs: UNDO_OFFERED_MS,
    onPress: () => void reopen(closed),
  });
}
