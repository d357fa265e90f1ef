import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { ApiError } from '#platform/api-client.ts';
import { newId } from '#platform/new-id.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { Sent, useLoggerDraft } from './logger-draft.ts';
import { isFilled, type LoggerForm } from './logger-form.ts';

const AGAIN_MS = 10_000;

/** Nobody knows whether it arrived; anything else is an answer. */
const isUnanswered = (error: Error) => error instanceof ApiError && error.code === 'service.unavailable';

/** Sends what the logger holds. While the academy cannot be reached it is kept, and sent once it can: one time. */
export function useLogSession(
  { form, sent, markSent, clear }: ReturnType<typeof useLoggerDraft>,
  onLogged: (session: Session, form: LoggerForm) => void,
) {
  const call = useCall();
  const refresh = useRefresh();
  const timezone = useViewerTimezone();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ key, form: { alsoAssign: _, meetingLink, ...session }, timezone }: Sent) =>
      call('POST /api/sessions', {
        body: { ...session, ...(meetingLink && { meetingLink }), timezone },
        idempotencyKey: key,
      }),
    onSuccess: (session, given) => {
      clear();
      void refresh('sessions');
      onLogged(session, given.form);
    },
    onError: refused => {
      if (!isUnanswered(refused)) markSent(null);
    },
  });
  const isWaiting = sent !== null && !isPending;

  const sendAgain = useEffectEvent(() => {
    if (sent) mutate(sent);
  });
  // Somebody closed the page while it was on its way.
  useEffect(() => sendAgain(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const trying = setTimeout(sendAgain, AGAIN_MS);
    addEventListener('online', sendAgain);
    return () => {
      clearTimeout(trying);
      removeEventListener('online', sendAgain);
    };
  }, [isWaiting]);

  return {
    isPending,
    isWaiting,
    refusal: sent ? null : error,
    send() {
      if (!isFilled(form)) return;
      const given = { key: newId(), form, timezone };
      markSent(given);
      mutate(given);
    },
    /** Back to the fields, whether it arrived or not. */
    takeBack() {
      markSent(null);
      reset();
    },
  };
}
