import type { Member } from '#profiles/actor.ts';

/** People read their own, admins with operations everybody's. What the other side pays or gets is on none (R792). */
export const canReadStatement = (actor: Member, person: { readonly id: string }) =>
  actor.rights.includes('operations') || (actor.role !== 'admin' && actor.id === person.id);
