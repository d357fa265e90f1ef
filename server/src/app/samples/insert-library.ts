import type { Transaction } from '@bayan/platform/db/database';
import { files } from '#schema/files.ts';
import { resources } from '#schema/teaching.ts';
import { sampleResources } from './library.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleTime } from './sample-time.ts';
import type { StoredFile } from './store-files.ts';

export const libraryFiles = sampleResources.flatMap(({ content }) =>
  content.type === 'link' ? [] : [content.file],
);

export async function insertLibrary(
  tx: Transaction,
  ids: SampleIds,
  time: SampleTime,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  for (const { by, daysAgo, content, ...resource } of sampleResources) {
    const ownerId = ids.tutors[by];
    const createdAt = time.on(-daysAgo, '13:15');
    const row = { ...resource, type: content.type, uploadedBy: ownerId, createdAt, updatedAt: createdAt };
    if (content.type === 'link') {
      await tx.insert(resources).values({ ...row, url: content.url });
      continue;
    }
    const file = stored.get(content.file);
    if (!file) throw new Error(`${content.file} was not stored`);
    const [made] = await tx
      .insert(files)
      .values({ ...file, ownerId, scanState: 'clean', createdAt })
      .returning({ id: files.id });
    await tx.insert(resources).values({ ...row, fileId: made?.id });
  }
}
