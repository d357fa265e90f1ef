import { studentVersionOf } from '@bayan/domain/feedback/feedback-version';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { type Page, usePages } from '#platform/api/use-pages.ts';

const TO_RATE = 'GET /api/sessions/to-rate';

/** What the student has had and not rated, newest first (R129). */
export const useToRate = () => usePages(TO_RATE, {});

/** What the student may still rate otherwise, the newest rating first. */
export const useRatedLately = () => usePages('GET /api/sessions/rated-lately', {});

/** The lesson that somebody was led to, which may stand further down the list than what has come of it. */
export const useCalledSession = (id: string | null) =>
  useEndpoint('GET /api/sessions/{id}', id === null ? null : { params: { id } });

export interface GivenFeedback {
  readonly rating: number | null;
  readonly comment: string;
}

/** One that can be sent. */
interface FilledFeedback extends GivenFeedback {
  readonly rating: number;
}

type Pages = InfiniteData<Page<Session>, string | null>;

/** Once it is stored the session leaves the list at once, and what stands beside it, before all is read anew (R123). */
export function useRateSession(onRated: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: FilledFeedback }) =>
      call('POST /api/sessions/{id}/feedback', { params: { id }, body }),
    onSuccess: rated => {
      onRated();
      queries.setQueryData<Pages>(
        endpointKey(TO_RATE, {}),
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({
              ...page,
              items: page.items.filter(({ id }) => id !== rated.id),
            })),
          },
      );
    },
    // Also where it was refused: somebody may have rated it on another device.
    onSettled: () => refresh('sessions'),
  });
}

export function useChangeRating(onSaved: () => void) {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ session, body }: { session: Session; body: GivenFeedback }) =>
      call('PATCH /api/sessions/{id}/feedback', {
        params: { id: session.id },
        body: { ...body, rating: body.rating ?? undefined },
        version: studentVersionOf(session),
      }),
    onSuccess: () => {
      onSaved();
      return refresh('sessions');
    },
  });
}
