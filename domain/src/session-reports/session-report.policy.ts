import type { Member } from '#profiles/actor.ts';

/** Admins settle a report. The tutor is one of those whom it is about. */
export const canSettleSessionReport = (actor: Member) => actor.rights.includes('operations');
