import { FILE_LINK_SECONDS, type FileUse } from '@bayan/domain/files/file';
import type { FileAddressQuery } from '@bayan/domain/files/files.contract';
import type { Queryable } from '#db/database.ts';
import { createKnownSecret, isSignature, signatureOf } from '#db/own-signature.ts';

interface Opening {
  readonly fileId: string;
  readonly viewer: string;
  readonly use: FileUse;
  readonly expires: number;
}

/** Addresses under which a file can be had for a while without a sign-in, each for one person and one use (R183). */
export interface FileAddresses {
  write(
    db: Queryable,
    opening: Omit<Opening, 'expires'>,
    now: Date,
  ): Promise<{ readonly url: string; readonly expiresAt: Date }>;
  holds(db: Queryable, fileId: string, query: FileAddressQuery, now: Date): Promise<boolean>;
}

const textOf = ({ fileId, viewer, use, expires }: Opening) => [fileId, viewer, use, expires].join(' ');

export function createFileAddresses(): FileAddresses {
  const secretOf = createKnownSecret();
  const sign = async (db: Queryable, opening: Opening) =>
    signatureOf(await secretOf(db), 'file', textOf(opening));
  return {
    async write(db, { fileId, viewer, use }, now) {
      const expires = Math.floor(now.getTime() / 1000) + FILE_LINK_SECONDS;
      const signature = await sign(db, { fileId, viewer, use, expires });
      const query = new URLSearchParams({ viewer, use, expires: String(expires), signature });
      // In the query and not in the path, which the log shows.
      return { url: `/api/files/${fileId}?${query}`, expiresAt: new Date(expires * 1000) };
    },
    async holds(db, fileId, { signature, ...opening }, now) {
      return (
        isSignature(signature, await sign(db, { fileId, ...opening })) &&
        opening.expires * 1000 > now.getTime()
      );
    },
  };
}
