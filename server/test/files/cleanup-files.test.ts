import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteStrayFiles, deleteUnclaimedFiles } from '#academy/files/cleanup-files.ts';
import { files } from '#schema/files.ts';
import { applicantOf, PDF, TUTOR } from '#test/applications/applicant.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const DAY = 86_400_000;
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const folder = () => join(app.config.dataDir, 'files/uploads');
const tidy = async () => {
  const now = app.clock.now();
  await deleteUnclaimedFiles(app.files)(app.db, now);
  await deleteStrayFiles(app.files, app.config.dataDir)(app.db, now);
};

test('a file that no application claimed goes after a day, row and bytes, and a claimed one stays', async () => {
  const { upload, post } = applicantOf(app);
  const [application, kept] = [randomUUID(), randomUUID()];
  await upload(PDF, { id: kept, application });
  await upload(PDF, { application });
  await post({ ...TUTOR, certificates: [kept] }, { id: application });
  app.clock.advance(DAY);
  await tidy();
  expect(readdirSync(folder())).toHaveLength(2);
  app.clock.advance(1);
  await tidy();
  const rows = await app.db.select().from(files);
  expect(rows.map(({ id }) => id)).toEqual([kept]);
  expect(readdirSync(folder()).map(name => `uploads/${name}`)).toEqual([rows[0]?.storageKey]);
});

test.each(['uploads', 'incoming'])(
  'what lies among the %s and belongs to nothing goes after a day',
  async where => {
    await tidy();
    await applicantOf(app).upload(PDF);
    const place = join(app.config.dataDir, 'files', where);
    const before = readdirSync(place).length;
    for (const [name, age] of [
      ['old', DAY + 1000],
      ['new', 1000],
    ] as const) {
      writeFileSync(join(place, name), 'x');
      const at = new Date(app.clock.now().getTime() - age);
      utimesSync(join(place, name), at, at);
    }
    await tidy();
    expect(readdirSync(place)).toHaveLength(before + 1);
    expect(readdirSync(place)).toContain('new');
    expect(readdirSync(folder())).not.toHaveLength(0);
  },
);
