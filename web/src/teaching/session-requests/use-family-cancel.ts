import { CANCELLATION_COSTS, type CancellationCost } from '@bayan/domain/sessions/cancellation-cost';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '#platform/api/unanswered-changes.ts';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useSessionChange } from '#teaching/sessions/session-change.ts';
import { showToast } from '#ui/toast.tsx';

interface Wish {
  readonly cost: CancellationCost;
  readonly reason: string;
}

/** Cancels at the cost that was read. Where that has changed, the dialog stays and says the new one. */
export function useFamilyCancel(session: Session, onDone: () => void) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const [newCost, setNewCost] = useState<CancellationCost | null>(null);
  const { mutate, isPending, error } = useSessionChange({
    onSaved: ({ outcome }) => {
      const text = t(outcome === 'late-cancelled' ? 'own.cancelled.taken' : 'own.cancelled.free');
      showToast({ title: t('own.cancelled.title'), text, tone: 'success' });
      onDone();
    },
    onRefused: refused => {
      const cost = costIn(refused);
      if (cost) setNewCost(cost);
      else if (!isUnanswered(refused)) {
        showToast({ ...errorTexts(refused), tone: 'danger' });
        onDone();
      }
    },
  });
  return {
    cancel: (body: Wish) =>
      mutate({
        session,
        send: call =>
          call('POST /api/sessions/{id}/cancel', {
            params: { id: session.id },
            body,
            version: session.version,
          }),
        becomes: { status: 'cancelled' },
      }),
    isPending,
    problem: error,
    newCost,
  };
}

/** What it costs now, where that is why it was refused. */
const costIn = (error: Error) =>
  error instanceof ApiError && error.code === 'session.cost-changed'
    ? CANCELLATION_COSTS.find(cost => cost === error.refused.cost)
    : undefined;
