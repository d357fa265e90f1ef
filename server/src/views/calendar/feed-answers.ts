import { createHash } from 'node:crypto';
import { calendarProgramOf } from '@bayan/domain/calendar/calendar-program';
import { CALENDAR_TYPE } from '@bayan/domain/calendar/lesson-calendar';
import { languages } from '@bayan/domain/language/language';
import type { Database } from '@bayan/platform/db/database';
import type { Headers } from '@bayan/platform/http/headers';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { countAttempts, keyOf, retryAfterSeconds } from '@bayan/platform/limits/limits.repository';
import { Hono } from 'hono';
import { calendarTexts } from '#academy/calendar/calendar-texts.ts';
import type { Config } from '#config/config.ts';
import { contentChangedAt, keepRead } from './calendar.repository.ts';
import { createFeedAddresses } from './feed-address.ts';
import { readerOf, readFeed } from './read-calendar.ts';

interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly security: Headers;
}

/** Of one address: programs ask a few times an hour, and a family has a few of them. */
const MAX_READS = { most: 120, windowMs: 3_600_000 };

/** What calendar programs read. They send no token and understand no JSON, so that these are no routes of the API. */
export function createFeedAnswers({ config, db, security }: Parts): Host {
  const { publicUrl, auth } = config;
  const addresses = createFeedAddresses(publicUrl);
  const base = { ...security, 'x-robots-tag': 'noindex' };
  const plain = { ...base, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  /** To whom it is said nobody knows, so in both languages. */
  const inBoth = (key: 'gone' | 'tooOften') =>
    languages.map(language => `${calendarTexts(language)(key, { publicUrl })}\n`).join('\n');
  const answers: Host = new Hono<{ Variables: RequestVariables }>();

  answers.get('/:file', async c => {
    const file = c.req.param('file');
    const owner = await addresses.ownerOf(db, file);
    const reader = owner && (await readerOf(db, owner));
    // One that was taken back, one that never was, one of somebody who left: nobody learns which (R404).
    if (!reader) return new Response(inBoth('gone'), { status: 404, headers: plain });
    const now = c.get('now');
    const place = { ...MAX_READS, key: keyOf('calendar address', file) };
    if (auth.rateLimits && (await countAttempts(db, [place], now)) === 0) {
      const retryAfter = String(await retryAfterSeconds(db, place, now));
      return new Response(inBoth('tooOften'), {
        status: 429,
        headers: { ...plain, 'retry-after': retryAfter },
      });
    }
    const program = calendarProgramOf(c.req.header('user-agent') ?? null);
    await keepRead(db, reader.id, { program, now });
    const text = await readFeed(db, reader, now);
    const hash = createHash('sha256').update(text).digest('base64url');
    const changedAt = await contentChangedAt(db, reader.id, { hash, now });
    const etag = `"${hash}"`;
    const about = {
      ...base,
      etag,
      ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
      // Asked for again each time, so that an address that was taken back is felt.
      'cache-control': 'private, no-cache',
    };
    if (isKnown(c.req.header(), { etag, changedAt, now }))
      return new Response(null, { status: 304, headers: about });
    return new Response(text, { headers: { ...about, 'content-type': CALENDAR_TYPE } });
  });
  return answers;
}

interface Content {
  readonly etag: string;
  readonly changedAt: Date | null;
  readonly now: Date;
}

/**
 * Who names what it has is not asked since when: the time is for programs that know no ETag (RFC 9110, 13.2.2). A time to
 * come says nothing about what was read: with it a clock that is ahead would hide a change.
 */
function isKnown(asked: Readonly<Record<string, string>>, { etag, changedAt, now }: Content): boolean {
  const named = asked['if-none-match'];
  if (named !== undefined) return named.includes(etag);
  const since = Date.parse(asked['if-modified-since'] ?? '');
  return changedAt !== null && changedAt.getTime() <= since && since <= now.getTime();
}
