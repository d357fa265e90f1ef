import type { FileReaders } from '#academy/files/file-readers.ts';
import { findPerson } from './profiles.repository.ts';

/** Whoever has left, waits for approval, or is an admin without lessons and the library (R801), reads no file by an address that was written before. */
export const findFileViewer: FileReaders['findViewer'] = async (db, personId) => {
  const person = await findPerson(db, personId);
  if (!person?.profile.isActive || person.standing !== 'active') return null;
  const { role } = person.profile;
  if (role === 'admin' && !person.rights.includes('operations')) return null;
  return role && { id: personId, role };
};
