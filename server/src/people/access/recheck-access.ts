import { Refusal } from '@bayan/domain/errors';
import type { Actor } from '@bayan/domain/profiles/actor';
import type { Bearer } from '@bayan/platform/http/bearer';

/** Those whom a new request would let in, by what has been read about them already. */
export function stillAdmittedBy(
  bearers: readonly Bearer[],
  now: Date,
  admit: (bearer: Bearer) => Actor | null,
): ReadonlyMap<Bearer, Actor> {
  const admitted = new Map<Bearer, Actor>();
  for (const bearer of bearers) {
    const actor = bearer.expiresAt > now ? orRefused(() => admit(bearer)) : null;
    if (actor) admitted.set(bearer, actor);
  }
  return admitted;
}

function orRefused(admit: () => Actor | null): Actor | null {
  try {
    return admit();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
