import type { Member } from '#profiles/actor.ts';
import type { UploadUse } from './upload-use.ts';

/** Students upload homework. Tutors and admins upload files for resources (R392). */
export const canUpload = (actor: Member, use: UploadUse) =>
  (actor.role === 'student') === (use === 'homework');
