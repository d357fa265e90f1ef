import type { Member } from '#profiles/actor.ts';

/** Whoever runs the daily work agrees prices with families (R790). */
export const canSetFamilyPrice = (actor: Member) => actor.rights.includes('operations');
