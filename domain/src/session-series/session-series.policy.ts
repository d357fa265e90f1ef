import type { Member } from '#profiles/actor.ts';

interface Series {
  readonly tutorId: string;
}

/** An admin changes every series, a tutor her own (R452). */
export const canChangeSeries = ({ id, role }: Pick<Member, 'id' | 'role'>, { tutorId }: Series): boolean =>
  role === 'admin' || (role === 'tutor' && id === tutorId);
