import type { Member } from '#profiles/actor.ts';
import type { UploadUse } from './upload-use.ts';

/** Students hand in homework; whoever teaches sends what resources are made of (R392). */
export const canUpload = (actor: Member, use: UploadUse) =>
  (actor.role === 'student') === (use === 'homework');
