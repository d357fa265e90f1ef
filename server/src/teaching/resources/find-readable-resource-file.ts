import { Refusal } from '@bayan/domain/errors';
import { isDownload } from '@bayan/domain/files/resource-file';
import { isTeacher } from '@bayan/domain/resources/resource.policy';
import type { FindReadableFile } from '#academy/files/file-readers.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { findResourceFile } from './resources.repository.ts';

/** The file of a resource; the academy may have switched its downloads off. */
export const findReadableResourceFile: FindReadableFile = async (db, viewer, { id, use }) => {
  if (!isTeacher(viewer.role)) return null;
  const file = await findResourceFile(db, viewer, id);
  if (file && isDownload(use, file.mediaType) && !(await readSettings(db)).allowResourceDownloads)
    throw new Refusal('resource.downloads-off');
  return file;
};
