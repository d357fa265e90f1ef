import type { Member } from '#profiles/actor.ts';

/** A tutor plans her own time. Admins plan every tutor's (R475, R476). */
export const canPlanFor = (actor: Pick<Member, 'id' | 'role'>, tutorId: string) =>
  actor.role === 'admin' || (actor.role === 'tutor' && actor.id === tutorId);
