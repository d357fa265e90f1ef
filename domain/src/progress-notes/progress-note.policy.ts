import type { Member } from '#profiles/actor.ts';

/** Only the author, while still a tutor, so that nobody changes another tutor's words. */
export const canChangeProgressNote = (actor: Member, note: { readonly tutorId: string }) =>
  actor.role === 'tutor' && note.tutorId === actor.id;
