import { skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type AnswerOf, type PreviewLine, type ReadLine, type SentTo, topicOf } from './endpoint-lines.ts';
import { useCall } from './use-call.ts';

/** By which what an endpoint answered is kept, and found again. */
export const endpointKey = <L extends ReadLine | PreviewLine>(line: L, sent: SentTo<L> | null) => [
  topicOf(line),
  line,
  sent,
];

/** A key of its own keeps changes from reading it again: where each read is a look that is recorded (R280). */
type Options<L extends ReadLine | PreviewLine> = Partial<Omit<UseQueryOptions<AnswerOf<L>>, 'queryFn'>>;

/** What an endpoint answers, read again when a change has made it old. Nothing is asked while `sent` is null. */
export function useEndpoint<L extends ReadLine | PreviewLine>(
  line: L,
  sent: SentTo<L> | null,
  options: Options<L> = {},
) {
  const call = useCall();
  return useQuery<AnswerOf<L>>({
    queryKey: endpointKey(line, sent),
    ...options,
    queryFn: sent === null ? skipToken : ({ signal }) => call(line, { ...sent, signal }),
  });
}
