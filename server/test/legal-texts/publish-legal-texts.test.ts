import { createHash } from 'node:crypto';
import { languages } from '@bayan/domain/language/language';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LegalFile, readLegalFiles } from '#academy/legal-texts/legal-files.ts';
import { readPublicSettings } from '#academy/legal-texts/public-settings.ts';
import { publishFirstTexts, publishLegalTexts } from '#academy/legal-texts/publish-legal-texts.ts';
import { legalTexts } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const [privacy, ...others] = readLegalFiles() as [LegalFile, ...LegalFile[]];
const later: LegalFile = {
  ...privacy,
  version: '2027-03-01',
  isMaterial: false,
  bodies: { en: '# Privacy notice\n\nNew words.', ar: '# سياسة الخصوصية\n\nكلمات جديدة.' },
};
const publish = (...files: LegalFile[]) => publishLegalTexts(app.db, { now: app.clock.now(), files });
const stored = () => app.db.select().from(legalTexts).where(eq(legalTexts.kind, 'privacy'));

describe('publishing (R701)', () => {
  test('a store that has just been made has the first version of each text', async () => {
    const texts = await app.db.select().from(legalTexts);
    expect(texts).toHaveLength(6);
    for (const { body, sha256 } of texts) expect(sha256).toEqual(createHash('sha256').update(body).digest());
    expect(await publishFirstTexts(app.db, { now: app.clock.now() })).toEqual([]);
  });

  test('adds a new version in both languages at once, and keeps the old', async () => {
    const before = await stored();
    expect(await publish(later, ...others)).toEqual([later]);
    const after = await stored();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter(({ version }) => version === later.version)).toEqual(
      languages.map(language =>
        expect.objectContaining({
          ...{ language, body: later.bodies[language], isMaterial: false, publishedAt: app.clock.now() },
        }),
      ),
    );
    expect((await readPublicSettings(app.db)).privacyVersion).toBe(later.version);
  });

  test('a second time changes nothing', async () => {
    await publish(later);
    const once = await stored();
    app.clock.advance(60_000);
    expect(await publish(later)).toEqual([]);
    expect(await stored()).toEqual(once);
  });

  test('changed words under a known version are refused, and nothing is stored', async () => {
    const before = await stored();
    const changed = { ...privacy, bodies: { ...privacy.bodies, ar: '# سياسة أخرى' } };
    await expect(publish(changed, later)).rejects.toThrow(/give the changed text a new version/);
    expect(await stored()).toEqual(before);
  });

  test('a version older than the newest is refused', async () => {
    await expect(publish({ ...later, version: '2020-01-01' })).rejects.toThrow(/is older than/);
  });

  test('a start publishes no later version by itself', async () => {
    expect(await publishFirstTexts(app.db, { now: app.clock.now(), files: [later] })).toEqual([]);
    expect((await readPublicSettings(app.db)).privacyVersion).toBe(privacy.version);
  });

  test('two processes that start at once publish once', async () => {
    const both = await Promise.all([publish(later), publish(later)]);
    expect(both.flat()).toEqual([later]);
  });
});
