import type { FileReaders } from '#academy/files/file-readers.ts';
import { findPerson } from './profiles.repository.ts';

/** Whoever has left, or waits for approval, reads no file by an address that was written before. */
export const findFileViewer: FileReaders['findViewer'] = async (db, personId) => {
  const person = await findPerson(db, personId);
  if (!person?.profile.isActive || person.standing !== 'active') return null;
  const { role } = person.profile;
  return role && { id: personId, role };
};
