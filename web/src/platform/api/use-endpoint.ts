import { skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type AnswerOf, type ReadLine, type SentTo, topicOf } from './endpoint-lines.ts';
import { useCall } from './use-call.ts';

/** By which what an endpoint answered is kept, and found again. */
export const endpointKey = <L extends ReadLine>(line: L, sent: SentTo<L> | null) => [
  topicOf(line),
  line,
  sent,
];

type Options<L extends ReadLine> = Omit<UseQueryOptions<AnswerOf<L>>, 'queryKey' | 'queryFn'>;

/** What an endpoint answers, read again when a change has made it old. Nothing is asked while `sent` is null. */
export function useEndpoint<L extends ReadLine>(line: L, sent: SentTo<L> | null, options: Options<L> = {}) {
  const call = useCall();
  return useQuery<AnswerOf<L>>({
    ...options,
    queryKey: endpointKey(line, sent),
    queryFn: sent === null ? skipToken : ({ signal }) => call(line, { ...sent, signal }),
  });
}
