import type { ActionContext } from '#academy/audit/audit.repository.ts';

/** What a corrected session keeps of its last correction. */
export const correctionBy = ({ actor, now }: ActionContext, { reason }: { readonly reason: string }) => ({
  correctedAt: now,
  correctedBy: actor.id,
  correctionReason: reason,
});
