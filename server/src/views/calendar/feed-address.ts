import type { Queryable } from '@bayan/platform/db/database';
import { createKnownSecret, isSignature, signatureOf } from '@bayan/platform/db/own-signature';
import { findFeed } from './calendar.repository.ts';

/** Whose calendar, and under which of the keys they have had. */
interface Feed {
  readonly profileId: string;
  readonly key: string;
}

/** Addresses under which calendar programs read somebody's lessons without a sign-in (R400). */
export interface FeedAddresses {
  write(db: Queryable, feed: Feed): Promise<string>;
  /** Whose calendar it is; null for one that was never given out, or is none any more. */
  ownerOf(db: Queryable, file: string): Promise<string | null>;
}

const UUID_BYTES = 16;
/** The person and the signature, each as long as it always is. */
const FILE = /^(?<token>(?<person>[\w-]{22})[\w-]{43})\.ics$/;

export function createFeedAddresses(publicUrl: string): FeedAddresses {
  const secretOf = createKnownSecret();
  const tokenOf = async (db: Queryable, { profileId, key }: Feed) =>
    Buffer.from(profileId.replaceAll('-', ''), 'hex').toString('base64url') +
    signatureOf(await secretOf(db), 'calendar', `${profileId} ${key}`);
  return {
    write: async (db, feed) => `${publicUrl}/calendar/${await tokenOf(db, feed)}.ics`,
    async ownerOf(db, file) {
      const { token = '', person = '' } = FILE.exec(file)?.groups ?? {};
      const bytes = Buffer.from(person, 'base64url');
      const feed = bytes.length === UUID_BYTES ? await findFeed(db, uuidOf(bytes)) : null;
      return feed && isSignature(token, await tokenOf(db, feed)) ? feed.profileId : null;
    },
  };
}

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
