import { affectedBy } from '@bayan/domain/live/affected';
import { LIVE_NOUNS, type LiveNoun } from '@bayan/domain/live/live';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiRequest } from '#platform/api-client.ts';
import { type AnswerOf, type ChangeLine, type SentTo, topicOf } from './endpoint-lines.ts';
import { useCall } from './use-call.ts';

/** Reads again what changes of these nouns have made old. */
export function useRefresh(): (...nouns: readonly LiveNoun[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...nouns) => {
      const topics = new Set(nouns.flatMap(affectedBy));
      await Promise.all([...topics].map(topic => queries.invalidateQueries({ queryKey: [topic] })));
    },
    [queries],
  );
}

type SentAndKey<L extends ChangeLine> = SentTo<L> & Pick<ApiRequest, 'idempotencyKey'>;
interface Options<L extends ChangeLine>
  extends Omit<UseMutationOptions<AnswerOf<L>, Error, SentAndKey<L>>, 'mutationFn' | 'onSettled'> {
  /** What it changes beside what its path names. */
  readonly alsoAffects?: readonly LiveNoun[];
}

const isLiveNoun = (topic: string): topic is LiveNoun => (LIVE_NOUNS as readonly string[]).includes(topic);

/** A change by its request line. Whatever comes of it, what it may have made old is read again. */
export function useChange<L extends ChangeLine>(line: L, { alsoAffects = [], ...options }: Options<L> = {}) {
  const call = useCall();
  const refresh = useRefresh();
  const own = topicOf(line);
  return useMutation<AnswerOf<L>, Error, SentAndKey<L>>({
    ...options,
    mutationFn: sent => call(line, sent),
    onSettled: () => refresh(...(isLiveNoun(own) ? [own] : []), ...alsoAffects),
  });
}
