import type { FileUse } from '@bayan/domain/files/file';
import type { Role } from '@bayan/domain/roles';
import type { Queryable } from '@bayan/platform/db/database';
import type { files } from '#schema/files.ts';

/** For whom the address of a file was written. */
export interface FileViewer {
  readonly id: string;
  readonly role: Role;
}

/** The file, if it belongs to this owner (for example to a resource) and the viewer may read it. */
export type FindReadableFile = (
  db: Queryable,
  viewer: FileViewer,
  file: { readonly id: string; readonly use: FileUse },
) => Promise<typeof files.$inferSelect | null>;

/** Who may read a file: each kind of owner decides about its own. */
export interface FileReaders {
  /** A file that was made for this person alone, whatever else they may read; asked first. */
  findMadeFor(
    db: Queryable,
    personId: string,
    fileId: string,
    now: Date,
  ): Promise<typeof files.$inferSelect | null>;
  /** Null where the person may not read anything any more. */
  findViewer(db: Queryable, personId: string): Promise<FileViewer | null>;
  /** Asked one after the other. */
  readonly owners: readonly FindReadableFile[];
}
