import { erasures, exports } from '#schema/personal-data.ts';
import { addFile } from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';

const DAY = 86_400_000;

/** An archive that was made for an owner just now. */
export async function addReadyExport(app: TestApp, askedBy: string, personId: string): Promise<string> {
  const now = app.clock.now();
  const { id: fileId } = await addFile(app, askedBy, 'PK');
  const [row] = await app.db
    .insert(exports)
    .values({
      ...{ personId, askedBy, language: 'en', status: 'ready', fileId, createdAt: now, readyAt: now },
      expiresAt: new Date(now.getTime() + 7 * DAY),
    })
    .returning({ id: exports.id });
  return row?.id ?? '';
}

/** One that waits for its time. */
export async function addErasure(app: TestApp, askedBy: string, personId: string) {
  const now = app.clock.now();
  const runsAt = new Date(now.getTime() + 14 * DAY);
  const [row] = await app.db
    .insert(erasures)
    .values({ personId, askedBy, runsAt, createdAt: now })
    .returning({ id: erasures.id, version: erasures.version });
  if (!row) throw new Error('no erasure was made');
  return row;
}
