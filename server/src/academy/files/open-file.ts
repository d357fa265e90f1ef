import { Refusal } from '@bayan/domain/errors';
import type { FileAddressQuery } from '@bayan/domain/files/files.contract';
import { isDownload } from '@bayan/domain/files/resource-file';
import type { Queryable } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { StoredFileAnswer } from '@bayan/platform/http/output';
import type { FileReaders } from './file-readers.ts';

interface Asked {
  readonly params: { readonly id: string };
  readonly query: FileAddressQuery;
  readonly now: Date;
}

interface Parts {
  readonly addresses: FileAddresses;
  readonly files: FileStore;
  readonly fileReaders: FileReaders;
}

/** A file under an address of ours: what its viewer may see is asked anew, not remembered from when it was written. */
export async function openFile(
  db: Queryable,
  { params: { id }, query, now }: Asked,
  { addresses, files, fileReaders }: Parts,
): Promise<StoredFileAnswer> {
  if (!(await addresses.holds(db, id, query, now))) throw new Refusal('not-found');
  const file =
    (await fileReaders.findMadeFor(db, query.viewer, id, now)) ??
    (await readableFile(db, fileReaders, { ...query, id }));
  if (!file) throw new Refusal('not-found');
  return {
    ...file,
    readerId: query.viewer,
    disposition: isDownload(query.use, file.mediaType) ? 'attachment' : 'inline',
    open: range => files.open(file.storageKey, range),
  };
}

async function readableFile(
  db: Queryable,
  { findViewer, owners }: FileReaders,
  { viewer: viewerId, id, use }: Pick<FileAddressQuery, 'viewer' | 'use'> & { readonly id: string },
) {
  const viewer = await findViewer(db, viewerId);
  if (!viewer) return null;
  for (const findReadable of owners) {
    const file = await findReadable(db, viewer, { id, use });
    if (file) return file;
  }
  return null;
}
