import { Refusal } from '@bayan/domain/errors';
import type { FileAddressQuery } from '@bayan/domain/files/file';
import { isTeacher } from '@bayan/domain/resources/resource.policy';
import { isDownload } from '@bayan/domain/resources/resource-file';
import type { Queryable } from '../../db/database.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { KeptFileAnswer } from '../../http/output.ts';
import { findPerson } from '../profiles/profiles.repository.ts';
import { findResourceFile } from '../resources/resources.repository.ts';
import { readSettings } from '../settings/settings.repository.ts';

interface Asked {
  readonly params: { readonly id: string };
  readonly query: FileAddressQuery;
  readonly now: Date;
}

interface Parts {
  readonly addresses: FileAddresses;
  readonly files: FileStore;
}

/** A file under an address of ours: what its viewer may see is asked anew, not remembered from when it was written. */
export async function openFile(
  db: Queryable,
  { params: { id }, query, now }: Asked,
  { addresses, files }: Parts,
): Promise<KeptFileAnswer> {
  if (!(await addresses.holds(db, id, query, now))) throw new Refusal('not-found');
  const viewer = await teacherOf(db, query.viewer);
  const file = viewer && (await findResourceFile(db, viewer, id));
  if (!file) throw new Refusal('not-found');
  const isSaved = isDownload(query.use, file.mediaType);
  if (isSaved && !(await readSettings(db)).allowResourceDownloads)
    throw new Refusal('resource.downloads-off');
  return {
    ...file,
    disposition: isSaved ? 'attachment' : 'inline',
    open: range => files.open(file.storageKey, range),
  };
}

async function teacherOf(db: Queryable, id: string) {
  const person = await findPerson(db, id);
  if (!person?.profile.isActive || person.standing !== 'active') return null;
  const { role } = person.profile;
  return isTeacher(role) ? { id, role } : null;
}
