import { Refusal } from '@bayan/domain/errors';
import type { FileAddressQuery, FileUse } from '@bayan/domain/files/file';
import { isTeacher } from '@bayan/domain/resources/resource.policy';
import { isDownload } from '@bayan/domain/resources/resource-file';
import type { Queryable } from '#db/database.ts';
import { findWorkFile } from '#features/homework/work.repository.ts';
import { findPerson } from '#features/profiles/profiles.repository.ts';
import { findResourceFile, type Viewer } from '#features/resources/resources.repository.ts';
import { readSettings } from '#features/settings/settings.repository.ts';
import type { FileAddresses } from '#files/file-address.ts';
import type { FileStore } from '#files/file-store.ts';
import type { KeptFileAnswer } from '#http/output.ts';

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
  const viewer = await memberOf(db, query.viewer);
  const file = viewer && (await fileFor(db, viewer, id, query.use));
  if (!file) throw new Refusal('not-found');
  return {
    ...file,
    readerId: query.viewer,
    disposition: isDownload(query.use, file.mediaType) ? 'attachment' : 'inline',
    open: range => files.open(file.storageKey, range),
  };
}

/** Of a resource, whose downloads the academy may have switched off, or of homework, which is the child's own. */
async function fileFor(db: Queryable, viewer: Viewer, id: string, use: FileUse) {
  const shared = isTeacher(viewer.role) ? await findResourceFile(db, viewer, id) : null;
  if (!shared) return findWorkFile(db, viewer, id);
  if (isDownload(use, shared.mediaType) && !(await readSettings(db)).allowResourceDownloads)
    throw new Refusal('resource.downloads-off');
  return shared;
}

async function memberOf(db: Queryable, id: string): Promise<Viewer | null> {
  const person = await findPerson(db, id);
  if (!person?.profile.isActive || person.standing !== 'active') return null;
  const { role } = person.profile;
  return role && { id, role };
}
