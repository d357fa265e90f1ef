import { Refusal } from '@bayan/domain/errors';

/** Whose answers are counted together. */
export type Asker = { readonly personId: string } | { readonly network: string };

/** Twenty streams of changes (R308), a page with all it asks for, some files. */
const MAX_OF_A_PERSON = 60;
/** Many families share one, each with a stream of its own. */
const MAX_OF_A_NETWORK = 500;
const SOON_SECONDS = 5;

/** Counts what is being answered and not read to its end yet: of one asker there is so much at once (R616). */
export function createAnswersUnderWay() {
  const counts = new Map<string, number>();
  /** Refuses, or answers with what to do when the answer is over. */
  return (asker: Asker): (() => void) => {
    const [whose, most] =
      'personId' in asker
        ? [`person ${asker.personId}`, MAX_OF_A_PERSON]
        : [`network ${asker.network}`, MAX_OF_A_NETWORK];
    const before = counts.get(whose) ?? 0;
    if (before >= most) throw new Refusal('limit.reached', { retryAfterSeconds: SOON_SECONDS });
    counts.set(whose, before + 1);
    return () => {
      const left = (counts.get(whose) ?? 1) - 1;
      if (left === 0) counts.delete(whose);
      else counts.set(whose, left);
    };
  };
}
